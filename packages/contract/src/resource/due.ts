import type { Label } from '../i18n.ts'
import type { Core } from './core.ts'
import { stateField } from './core.ts'

/** A state that a job moves records to, by itself, once the day in a field has passed in the tenant's zone: overdue, expired. */
export type DueMove<K extends string = string> = {
  /** What the history calls it. */
  label: Label
  /** The state that moves. Default that of the record as a whole. */
  field?: K
  /** States it moves from. */
  from: readonly string[]
  to: string
  /** A date or an instant; records move when it is before today. */
  when: K
}

/** The field whose state a move changes; undefined where the resource has none. */
export const movedField = (core: Pick<Core, 'fields'>, { field }: DueMove): string | undefined => field ?? stateField(core)

/** Whether a record is to be moved today (`YYYY-MM-DD`); the server says the same in SQL. */
export function isDue(core: Pick<Core, 'fields'>, move: DueMove, record: Record<string, unknown>, today: string): boolean {
  const [state, day] = [record[movedField(core, move) ?? ''], record[move.when]]
  return move.from.includes(String(state)) && typeof day === 'string' && day !== '' && day.slice(0, 10) < today
}
