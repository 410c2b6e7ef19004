import { type Core, errors, type Language, type ListResult, type RowResult, say } from '@bip/contract'
import { MemoryRefusal, type MemoryState, tableOf } from './state.ts'
import { save } from './write.ts'

/** Stores a list of records: what became of each row; throws where none is stored, with the same in its `data`. */
export function saveList(state: MemoryState, core: Core, body: unknown, language: Language): ListResult {
  if (!Array.isArray(body) || body.length === 0) throw new MemoryRefusal('badRequest', { reason: 'list' })
  const [rows, past] = [new Map(tableOf(state, core.key)), state.history.length]
  const results = body.map((row, at) => saveRow(state, core, row, at, language))
  const wrong = results.filter(({ ok }) => !ok)
  const [first] = wrong
  if (!first || (core.calls.submitList?.mode === 'rows' && wrong.length < results.length)) return { results }
  state.tables.set(core.key, rows)
  state.history.length = past
  const undone = results.map((result) => (result.ok ? { row: result.row, ok: false, msg: '' } : result))
  throw new MemoryRefusal('rowsWrong', { count: wrong.length, first: `${first.row + 1}. ${first.msg}` }, { results: undone })
}

function saveRow(state: MemoryState, core: Core, values: Record<string, unknown>, row: number, language: Language): RowResult {
  try {
    return { row, id: save(state, core, values ?? {}, language).id, ok: true, msg: '' }
  } catch (failure) {
    if (!(failure instanceof MemoryRefusal)) throw failure
    const { fields } = (failure.data ?? {}) as { fields?: Record<string, string> } // as `invalidFields` has it
    return { row, ok: false, msg: say(errors[failure.key].text, language, failure.values), ...(fields && { fields }) }
  }
}
