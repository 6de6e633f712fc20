import Trace

// Foundation has a generic type of this name, which no file of this module means.
typealias Measurement = Trace.Measurement
