import { type Core, isDue, movedField } from '@bip/contract'
import { change } from './changes.ts'
import { doerOf, type MemoryState, tableOf } from './state.ts'

/** Moves records whose day has passed, as a job of the server does; whoever reads finds them moved. */
export function moveDue(state: MemoryState, core: Core): void {
  const { today } = doerOf(state)
  for (const [name, move] of Object.entries(core.due ?? {})) {
    const key = movedField(core, move)
    if (key === undefined) continue
    for (const record of [...tableOf(state, core.key).values()])
      if (isDue(core, move, record, today))
        change(state, core, record, { [key]: move.to }, name, { [key]: { before: record[key], after: move.to } })
  }
}
