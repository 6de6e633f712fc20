print("viewkata")
