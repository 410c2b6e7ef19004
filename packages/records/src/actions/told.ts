import type { Action, Label } from '@bip/contract'
import type { Outcome } from './runInChunks.ts'

/** What an action told of a record, by its declared names; nothing where it declares none. */
export const toldBy = (
  action: Pick<Action, 'tells'> | undefined,
  { data }: Pick<Outcome, 'data'>,
): { key: string; label: Label; text: string }[] => {
  if (!action?.tells || typeof data !== 'object' || data === null) return []
  return Object.entries(action.tells).flatMap(([key, label]) => {
    const text: unknown = Reflect.get(data, key)
    return typeof text === 'string' && text !== '' ? [{ key, label, text }] : []
  })
}
