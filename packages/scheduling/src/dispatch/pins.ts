import type { State } from '../state/State.ts'

/** Puts all that is pinned where it stands, in order of time; what finds its place taken is told. */
export function placePins(state: State): void {
  const { problem } = state
  const pinned = Array.from(problem.sorted).filter((at) => problem.pinStation[at]! >= 0 && !state.isPlaced(at))
  pinned.sort((a, b) => problem.pinStart[a]! - problem.pinStart[b]! || a - b)
  for (const at of pinned)
    if (!state.pin(at, problem.pinStation[at]!, problem.pinStart[at]!))
      state.unplaced.set(at, problem.hopeless.get(at) ?? 'pinTaken')
}
