import type { Label } from '../i18n.ts'

/**
 * A question to a list that is there from the start. Filters are those of the list's own address; `{me}`, `{dept}`, `{today}`, `{today+7}` and
 * `{today-7}` stand for the reader and for days of the tenant's zone.
 */
export type ReadyQuestion = {
  /** Unique among all of them: the key of the list, a dot, and a word. */
  key: `${string}.${string}`
  label: Label
  where?: Readonly<Record<string, string>>
  /** Field key, `-` before it for descending. Default the list's own order. */
  sort?: string
}

/** What the rows of a card are to its reader. Cards stand in this order on a workbench that nobody arranged. */
export const cardSubjects = ['late', 'waiting', 'changed', 'figures'] as const
export type CardSubject = (typeof cardSubjects)[number]

/** A card of the workbench, drawn from a list that is there. Whoever may view the resource may have it. */
export type DeskCard = ReadyQuestion & {
  subject: CardSubject
  /** The key of the resource. */
  resource: string
  /** Fields shown below the name of each row. */
  shows?: readonly string[]
  /** Bars in place of rows: records counted, or a field summed, by a choice field or a state. */
  bars?: { by: string; sum?: string }
}

const dayLength = 86_400_000
const mark = /\{(me|dept|today)(?:([+-]\d{1,4}))?\}/g

/** Who reads a card, and the day it is for them, `YYYY-MM-DD`. */
export type CardReader = { userId: string; deptId: string; today: string }

/** The filters of a question for one reader. */
export const filtersFor = ({ where = {} }: Pick<ReadyQuestion, 'where'>, reader: CardReader): Record<string, string> =>
  Object.fromEntries(
    Object.entries(where).map(([key, value]) => [key, value.replace(mark, (_, name, days) => wordFor(reader, name, days))]),
  )

function wordFor({ userId, deptId, today }: CardReader, name: string, days: string | undefined): string {
  if (name === 'me') return userId
  if (name === 'dept') return deptId
  return new Date(Date.parse(`${today}T00:00:00Z`) + Number(days ?? 0) * dayLength).toISOString().slice(0, 10)
}
