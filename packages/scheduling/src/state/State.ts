import { type Problem, runAt } from '../model/compile.ts'
import type { Placement, UnplacedReason } from '../model/types.ts'
import { CrewLoad } from './CrewLoad.ts'
import { Lane } from './Lane.ts'

/** A place that was found. */
export type Found = {
  station: number
  lane: number
  crew: number
  start: number
  end: number
  setup: number
  run: number
  /** Where in the lane. */
  at: number
}

const never = 2_000_000_000

/** What is placed so far. */
export class State {
  readonly problem: Problem
  readonly lanes: readonly (readonly Lane[])[]
  readonly loads: readonly CrewLoad[]
  readonly station: Int32Array
  readonly lane: Int32Array
  readonly crew: Int32Array
  /** -1 while it is not placed. */
  readonly start: Int32Array
  readonly end: Int32Array
  readonly setup: Int32Array
  readonly unplaced = new Map<number, UnplacedReason>()

  constructor(problem: Problem) {
    this.problem = problem
    this.lanes = problem.plant.stations.map((_, at) => Array.from({ length: problem.capacity[at]! }, () => new Lane()))
    this.loads = problem.plant.crews.map(({ people }) => new CrewLoad(people))
    const { count } = problem
    ;[this.station, this.lane, this.crew, this.setup] = [
      ...[new Int32Array(count).fill(-1), new Int32Array(count), new Int32Array(count).fill(-1), new Int32Array(count)],
    ] as [Int32Array, Int32Array, Int32Array, Int32Array] // Four.
    this.start = new Int32Array(count).fill(-1)
    this.end = new Int32Array(count).fill(-1)
  }

  isPlaced(operation: number): boolean {
    return this.station[operation]! >= 0
  }

  put(operation: number, { station, lane, crew, start, end, setup, at }: Found): void {
    this.lanes[station]![lane]!.insert(at, operation, start, end)
    if (crew >= 0) this.loads[crew]!.add(start, end, this.problem.people[operation]!)
    this.station[operation] = station
    this.lane[operation] = lane
    this.crew[operation] = crew
    this.start[operation] = start
    this.end[operation] = end
    this.setup[operation] = setup
    this.unplaced.delete(operation)
  }

  take(operation: number): void {
    const station = this.station[operation]!
    if (station < 0) return
    const [start, end, crew] = [this.start[operation]!, this.end[operation]!, this.crew[operation]!]
    this.lanes[station]![this.lane[operation]!]!.remove(operation, start)
    if (crew >= 0) this.loads[crew]!.add(start, end, -this.problem.people[operation]!)
    this.station[operation] = -1
    this.start[operation] = -1
    this.end[operation] = -1
  }

  /** From when on it may begin by what comes before it; -1 while one of those is not placed. */
  readyAt(operation: number): number {
    const { ready, before, overlap, gap, move } = this.problem
    let earliest = ready[operation]!
    for (const one of before[operation]!) {
      if (this.station[one]! < 0) return -1
      const isOver = overlap[one]! === 0
      const from = isOver ? this.end[one]! + gap[one]! : this.#handedOver(one) + move[one]!
      if (from > earliest) earliest = from
    }
    return earliest
  }

  /** When the first part of an operation that overlaps is done. */
  #handedOver(one: number): number {
    const hours = this.problem.hoursOf(this.station[one]!, this.crew[one]!)
    const end = this.end[one]!
    const done = hours.plus(this.start[one]!, this.setup[one]! + this.problem.overlap[one]!)
    return done < 0 || done > end ? end : done
  }

  /** The earliest end that those before it allow. */
  endsFrom(operation: number): number {
    const { before, overlap, gap } = this.problem
    let earliest = -1
    for (const one of before[operation]!)
      if (overlap[one]! > 0)
        earliest = Math.max(earliest, this.end[one]! + gap[one]! + Math.min(overlap[one]!, this.problem.run[operation]!))
    return earliest
  }

  /**
   * The earliest place in a lane with one of the crews, which work at the same times; null where there is none before the horizon. Ends at or
   * after `limit` are not looked for.
   */
  #inLane(
    operation: number,
    station: number,
    laneAt: number,
    crews: readonly number[],
    ready: number,
    limit: number,
  ): Found | null {
    const { problem } = this
    const lane = this.lanes[station]![laneAt]!
    const hours = problem.hoursOf(station, crews[0]!)
    const run = runAt(problem, operation, station)
    const endsFrom = this.endsFrom(operation)
    const wanted = problem.people[operation]!
    const horizon = problem.plant.horizon
    let from = ready
    if (endsFrom >= 0) {
      const latest = hours.minus(endsFrom, run)
      from = Math.max(from, latest < 0 ? from : latest)
    }
    for (let at = lane.firstAfter(from); at <= lane.count; ) {
      const next = at < lane.count ? lane.starts[at]! : never
      const free = at > 0 && lane.ends[at - 1]! > from ? lane.ends[at - 1]! : from
      if (free >= limit) return null
      // Most gaps are less than the work, whatever the hours.
      if (next - free < run) {
        at += 1
        continue
      }
      const start = hours.next(free)
      if (start < 0 || start >= limit) return null
      const previous = at > 0 ? lane.operations[at - 1]! : -1
      if (start >= next || !this.#leavesSetup(lane, at, operation)) {
        at += 1
        continue
      }
      const setup = problem.setupAfter(previous, operation)
      const end = hours.plus(start, setup + run)
      // Working time may skip the minute that was asked for, so that the end is looked at once more.
      if (endsFrom >= 0 && end >= 0 && end < endsFrom) {
        from = start + 1
        continue
      }
      if (end < 0 || end > horizon || end >= limit) return null
      if (end > next) {
        at += 1
        continue
      }
      let blocked = never
      for (const crew of crews) {
        const until = crew < 0 ? -1 : this.loads[crew]!.blockedUntil(start, end, wanted)
        if (until < 0) return { station, lane: laneAt, crew, start, end, setup, run, at }
        if (until < blocked) blocked = until
      }
      if (blocked >= never) return null
      from = blocked
      while (at < lane.count && lane.ends[at]! <= from) at += 1
    }
    return null
  }

  /** Whether the one that would come next keeps enough setup. */
  #leavesSetup(lane: Lane, at: number, operation: number): boolean {
    if (at >= lane.count) return true
    const next = lane.operations[at]!
    return this.setup[next]! >= this.problem.setupAfter(operation, next)
  }

  /** The place where it ends first, from a time on; null for none. */
  find(operation: number, ready: number, only?: number): Found | null {
    const { problem } = this
    let best: Found | null = null
    const stations = only === undefined ? problem.stations[operation]! : [only]
    for (const station of stations)
      for (const crews of problem.crewKinds[operation]!)
        for (let lane = 0; lane < problem.capacity[station]!; lane += 1) {
          const found = this.#inLane(operation, station, lane, crews, ready, best ? best.end : never)
          if (found) best = found
        }
    return best
  }

  /** Puts a pinned operation where it is to be; false where something stands there, or it cannot be done there. */
  pin(operation: number, station: number, start: number): boolean {
    const { problem } = this
    for (const crews of problem.crewKinds[operation]!)
      for (let lane = 0; lane < problem.capacity[station]!; lane += 1) {
        const found = this.#inLane(operation, station, lane, crews, start, never)
        if (found?.start === start) {
          this.put(operation, found)
          return true
        }
      }
    return false
  }

  /** All that is placed, by operation in the order of the input. */
  placements(): Placement[] {
    const { plant } = this.problem
    return plant.operations.flatMap(({ key }, at): Placement[] =>
      this.isPlaced(at)
        ? [
            {
              ...{ operation: key, station: plant.stations[this.station[at]!]!.key, lane: this.lane[at]! },
              crew: this.crew[at]! < 0 ? null : plant.crews[this.crew[at]!]!.key,
              ...{ start: this.start[at]!, end: this.end[at]!, setup: this.setup[at]! },
              run: runAt(this.problem, at, this.station[at]!),
            },
          ]
        : [],
    )
  }
}
