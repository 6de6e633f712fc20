import Foundation
import SwiftUI
import Testing
import Trace

// What follows the lab's clock: timelines, animators and completions.

extension Rig {
  /// Moves the clock on, as `lab.wait` does.
  fileprivate func wait(_ seconds: Double) -> Step {
    let end = graph.clock.now + seconds
    while let next = graph.clock.nextDeadline, next <= end + 1e-9 {
      graph.clock.advance(to: next)
      graph.settle()
    }
    graph.clock.advance(to: end)
    graph.settle()
    return look()
  }
}

@Observable private final class Counter { var count = 0 }

@MainActor @Test
func `a timeline's closure runs at its dates and when its model changes, no body does`() {
  struct Host: View {
    let model: Counter
    let start = Date(timeIntervalSinceReferenceDate: 0)
    var body: some View {
      TimelineView(.periodic(from: start, by: 10)) { context in
        let second = Int(context.date.timeIntervalSince(start)) / 10 % 2
        Text(second == 0 ? "tick \(model.count)" : "tock \(model.count)")
      }
    }
  }
  let (rig, model) = (Rig(), Counter())
  let first = rig.mount { Host(model: model) }.texts
  let second = rig.wait(10)
  #expect(second.bodies == [:])
  #expect(second.texts != first)
  #expect(rig.wait(10).texts == first)
  let changed = rig.act { model.count = 1 }
  #expect(changed.texts == [first[0].replacing("0", with: "1")])
  #expect(changed.bodies == [:])
}

@MainActor @Test func `a paused animation timeline makes nothing anew, a running one each frame`() {
  struct Host: View {
    @State var paused = true
    let log: Log
    var body: some View {
      TimelineView(.animation(minimumInterval: 0.1, paused: paused)) { context in
        let _ = log("frame")
        Text("a")
      }
      Button("go") { paused.toggle() }
    }
  }
  let (rig, log) = (Rig(), Log())
  rig.mount { Host(log: log) }
  #expect(log.new == ["frame"])
  _ = rig.wait(1)
  #expect(log.new == [])
  rig.tap("go")
  _ = log.new
  _ = rig.wait(1)
  #expect((9...10).contains(log.new.count))
  rig.tap("go")
  _ = log.new
  _ = rig.wait(1)
  #expect(log.new == [])
}

@MainActor @Test func `explicit dates come once each, the last one stays`() {
  struct Host: View {
    let dates: [Date]
    var body: some View {
      TimelineView(.explicit(dates)) { context in
        Text("\(dates.firstIndex(of: context.date) ?? -1)")
      }
    }
  }
  let rig = Rig()
  let now = Date()
  let dates = [-5.0, 2, 4].map(now.addingTimeInterval)
  #expect(rig.mount { Host(dates: dates) }.texts == ["0"])
  // The clock's date is that of the beginning of the run, some moments before now.
  #expect(rig.wait(600).texts == ["2"])
}

@MainActor @Test func `a phase animator with a trigger goes through its phases and rests`() {
  struct Host: View {
    @State var go = 0
    var body: some View {
      Button("go") { go += 1 }
      PhaseAnimator([0, 1, 2], trigger: go) { phase in
        Text("phase \(phase)")
      } animation: { _ in
        .linear(duration: 1)
      }
    }
  }
  let rig = Rig()
  #expect(rig.mount { Host() }.texts == ["go", "phase 0"])
  #expect(rig.wait(5).texts == ["go", "phase 0"])
  rig.tap("go")
  #expect(rig.wait(0.5).texts == ["go", "phase 1"])
  let second = rig.wait(1)
  #expect(second.texts == ["go", "phase 2"])
  #expect(second.bodies == [:])
  #expect(rig.wait(1).texts == ["go", "phase 0"])
  #expect(rig.wait(5).texts == ["go", "phase 0"])
}

@MainActor @Test func `a phase animator without a trigger goes on for ever and keeps state inside`()
{
  struct Host: View {
    var body: some View {
      Tapper("p").phaseAnimator([false, true]) { content, on in
        content.opacity(on ? 1 : 0.5)
        Text(on ? "on" : "off")
      } animation: { _ in
        .linear(duration: 1)
      }
    }
  }
  let rig = Rig()
  #expect(rig.mount { Host() }.texts == ["p 0", "off"])
  rig.tap("p 0")
  #expect(rig.wait(0.5).texts == ["p 1", "on"])
  #expect(rig.wait(1).texts == ["p 1", "off"])
  #expect(rig.wait(1).texts == ["p 1", "on"])
}

@MainActor @Test func `a keyframe animator is at its last keyframes when their time is over`() {
  struct Place {
    var x = 0.0
    var turn = 0.0
  }
  struct Host: View {
    @State var go = 0
    var body: some View {
      Button("go") { go += 1 }
      KeyframeAnimator(initialValue: Place(), trigger: go) { place in
        Text("\(Int(place.x)) \(Int(place.turn))")
      } keyframes: { _ in
        KeyframeTrack(\.x) {
          LinearKeyframe(10, duration: 1)
          CubicKeyframe(20, duration: 1)
        }
        KeyframeTrack(\.turn) { SpringKeyframe(90, duration: 0.5) }
      }
    }
  }
  let rig = Rig()
  #expect(rig.mount { Host() }.texts == ["go", "0 0"])
  rig.tap("go")
  #expect(rig.wait(1.5).texts == ["go", "0 0"])
  #expect(rig.wait(1).texts == ["go", "20 90"])
}

@MainActor @Test func `the completion of an animation comes after its time, or after the update`() {
  struct Host: View {
    let log: Log
    @State var n = 0
    var body: some View {
      Text("\(n)")
      Button("slow") {
        withAnimation(.linear(duration: 2)) {
          n += 1
        } completion: {
          log("done \(n)")
        }
      }
      Button("at once") {
        withAnimation(nil) {
          n += 10
        } completion: {
          log("done at once")
        }
      }
    }
  }
  let (rig, log) = (Rig(), Log())
  rig.mount { Host(log: log) }
  #expect(rig.tap("slow").texts == ["1", "slow", "at once"])
  #expect(log.new == [])
  _ = rig.wait(1)
  #expect(log.new == [])
  _ = rig.wait(1)
  #expect(log.new == ["done 1"])
  rig.tap("at once")
  #expect(log.new == ["done at once"])
}

@MainActor @Test func `a canvas draws once per closure and per change of what it read`() {
  struct Host: View {
    let model: Counter
    let log: Log
    @State var other = 0
    @State var size = 1
    var body: some View {
      Canvas { [model, log] context, size in
        log("draw \(model.count) in \(Int(size.width))")
        context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
        context.draw(Text("never shown"), at: .zero)
      }
      Canvas { context, _ in
        context.translateBy(x: CGFloat(size), y: 0)
        log("moved \(context.transform.tx)")
      } symbols: {
        Text("symbol").tag(1)
      }
      Button("other \(other)") { other += 1 }
      Button("size") { size += 1 }
    }
  }
  let (rig, log, model) = (Rig(), Log(), Counter())
  let mounted = rig.mount { Host(model: model, log: log) }
  #expect(mounted.texts == ["other 0", "size"])
  #expect(log.new == ["draw 0 in 393", "moved 1.0"])
  let changed = rig.act { model.count = 1 }
  #expect(log.new == ["draw 1 in 393"])
  #expect(changed.bodies == [:])
  rig.tap("size")
  #expect(log.new.contains("moved 2.0"))
}

@MainActor @Test func `an equal closure of a canvas draws nothing`() {
  struct Host: View {
    @State var other = 0
    var body: some View {
      Canvas { context, size in
        context.stroke(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      }
      Button("other \(other)") { other += 1 }
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  let step = rig.tap("other 0")
  #expect(step.texts == ["other 1"])
  #expect(step.updates["Canvas"] == nil)
}

@Test func `a spring and a curve go from 0 to 1`() {
  let spring = Spring(duration: 0.5, bounce: 0.3)
  #expect(spring.value(target: 1.0, time: 0) == 0)
  #expect(abs(spring.value(target: 1.0, time: spring.settlingDuration * 2) - 1) < 0.001)
  #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-6)
  #expect(UnitCurve.easeIn.value(at: 0.25) < 0.25)
  #expect(UnitCurve.linear.value(at: 2) == 1)
}
