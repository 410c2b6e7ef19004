import {
  type AskedOf,
  type Fields,
  type Language,
  type Listing,
  type Problem,
  problemText,
  type Query,
  readAsked,
} from '@bip/contract'
import { z } from 'zod'
import { Refusal } from '../base/errors.ts'
import { kindOf } from '../kinds/index.ts'
import { paged } from './paging.ts'

/** What a listing may be asked beside its page and search. */
const asksOf = ({ fields, list: { filters = [] } }: Listing): Fields =>
  Object.fromEntries(filters.flatMap((key) => (fields[key] ? [[key, fields[key]]] : [])))

const text = z.string().max(4000).optional()

/** The parameters of a listing's call, as its list and every other client may write them. */
export const listed = (listing: Listing) =>
  z.object({
    ...paged,
    ...Object.fromEntries(
      Object.keys(asksOf(listing)).flatMap((key) => ['', '_in', '_ge', '_le'].map((suffix) => [key + suffix, text])),
    ),
  })

type Place = { language: Language; timeZone: string }

/** What a listing is asked, by kind; throws `invalidFields` for what is wrong. */
export function askedOf<L extends Listing>(
  listing: L,
  query: Readonly<Record<string, unknown>>,
  { language, timeZone }: Place,
): AskedOf<Query<L['fields']>> {
  const asks = asksOf(listing)
  const { asked, problems } = readAsked(asks, query, (field, op, raw) => kindOf(field).asked(field, op, raw, timeZone))
  refuseProblems(asks, problems, language)
  // Read by the very fields that the type names.
  return asked as AskedOf<Query<L['fields']>>
}

/** Throws `invalidFields` with a sentence for each field that is asked wrongly. */
export function refuseProblems(asks: Fields, problems: Readonly<Record<string, Problem>>, language: Language): void {
  const wrong = Object.entries(problems).map(([key, problem]) => [key, problemText(problem, language)] as const)
  if (wrong.length === 0) return
  const sentences = wrong.map(([key, sentence]) => `${asks[key]?.label[language] ?? key} ${sentence}`)
  throw new Refusal('invalidFields', { fields: sentences.join('; ') }, { fields: Object.fromEntries(wrong) })
}
