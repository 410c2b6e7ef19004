import { queries } from '@bip/contract/resources'
import type { AnsweredQuery } from '../queries/answer.ts'
import { modules } from './all.ts'

/** Every query with the function that answers it, by key. Throws where one was declared and not answered, or the other way round. */
export const answers: ReadonlyMap<string, AnsweredQuery> = collected()

function collected(): Map<string, AnsweredQuery> {
  const all = new Map(modules.flatMap((module) => module.queries ?? []).map((one) => [one.query.key, one]))
  const missing = Object.keys(queries).find((key) => !all.has(key))
  if (missing)
    throw new Error(`The query "${missing}" is declared and nothing answers it. Name its function in the index of its module.`)
  const unknown = [...all.keys()].find((key) => !(key in queries))
  if (unknown)
    throw new Error(`The query "${unknown}" is answered and not exported by its module in packages/contract/src/resources.`)
  return all
}
