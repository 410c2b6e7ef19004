import { type Language, label, say } from '@bip/contract'
import { Refusal } from '../base/errors.ts'
import type { RawQuery } from '../http/route.ts'
import type { Model } from './model.ts'
import type { Place } from './question.ts'

const idForm = /^[\w-]{1,64}$/
const usualMax = 1000
const tooManyIds = label('一次最多处理 {limit} 条', 'at most {limit} at once', 'tối đa {limit} bản ghi mỗi lần')
const noIds = label('请选择至少一条数据', 'choose at least one record', 'hãy chọn ít nhất một bản ghi')

/** One id that a caller named; what cannot be an id is a record that nobody has. */
export function oneId(value: unknown, { model, place }: { model: Model; place: Place }): string {
  const id = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  if (!idForm.test(id)) throw notFound(model, place.language)
  return id
}

export const notFound = (model: Model, language: Language): Refusal =>
  new Refusal('notFound', { what: model.core.label[language] })

/**
 * The ids a call is about, each once: comma-joined or as an array, in the query or the body, as `ids`, `userIds` or `id`, or the body itself
 * as an array. Throws `badRequest` for none and for more than `max`, a thousand by default.
 */
export function readIds(query: RawQuery, body: unknown, on: { model: Model; place: Place }, max = usualMax): string[] {
  const named = isObject(body) ? (body.ids ?? body.userIds ?? body.id) : body
  const given = [query.ids ?? query.id ?? named ?? []].flat()
  const ids = [...new Set(given.flatMap((value) => String(value).split(',')).map((id) => id.trim()))].filter(Boolean)
  const refuse = (text: typeof noIds) => new Refusal('badRequest', { reason: say(text, on.place.language, { limit: max }) })
  if (ids.length === 0) throw refuse(noIds)
  if (ids.length > max) throw refuse(tooManyIds)
  return ids.map((id) => oneId(id, on))
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
