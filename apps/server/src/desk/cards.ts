import {
  type CardAnswer,
  type CardAnswers,
  type CardReader,
  type DeskCard,
  filtersFor,
  type Page,
  permissionCode,
  plus,
} from '@bip/contract'
import { cards } from '@bip/contract/resources'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../db/database.ts'
import { type Route, route } from '../http/route.ts'
import type { Sql } from '../kinds/index.ts'
import { localDay } from '../kinds/zone.ts'
import { type Model, modelFor, partNamed } from '../model/model.ts'
import { placeOf } from '../model/place.ts'
import { readQuestion } from '../model/question.ts'
import { demand } from '../model/scope.ts'
import { pageOf, rowsAsked } from '../resources/read/list.ts'
import type { Session } from '../services/session.ts'

/** Rows of a card; the list behind it has the others. */
const shownRows = 5
const maxBars = 12
const maxCards = 60

/** Cards of the caller's workbench, in one call and one look at the database. */
export const cardRoute: Route = route({
  method: 'GET',
  path: plus.deskCards,
  access: { signedIn: true },
  query: z.object({ keys: z.string().max(4000) }),
  run: ({ session, services, query, language }) => {
    const wanted = new Set(query.keys.split(',').slice(0, maxCards))
    const own = cards.filter(
      (card) => wanted.has(card.key) && session.permissions.has(permissionCode({ key: card.resource }, 'view')),
    )
    const place = placeOf({ session, language })
    const reader = { userId: session.userId, deptId: session.deptId, today: localDay(services.clock(), session.timeZone) }
    const answer = async (tx: Tx): Promise<CardAnswers> => {
      const answers: CardAnswers = {}
      for (const card of own) answers[card.key] = await answerOf({ tx, session, place, reader, card })
      return answers
    }
    return services.database.asTenant(session.tenantId, answer, { readOnly: true })
  },
})

type Asked = { tx: Tx; session: Session; place: ReturnType<typeof placeOf>; reader: CardReader; card: DeskCard }

async function answerOf({ tx, session, place, reader, card }: Asked): Promise<CardAnswer> {
  const model = modelFor(card.resource)
  const filters = filtersFor(card, reader)
  const sort = card.sort?.startsWith('-') ? { descs: card.sort.slice(1) } : { ascs: card.sort }
  const question = readQuestion(model, { ...filters, ...sort, current: '1', size: String(shownRows) }, place)
  const scope = demand(session, model, 'view', model.core.label[place.language])
  if (card.bars) return { filters, ...(await barsOf(tx, model, card.bars, rowsAsked(question, session, scope))) }
  const page = await pageOf(tx, model, question, session, scope)
  const { total, records } = JSON.parse(page.text) as Pick<Page<never>, 'total' | 'records'> // the database made it of the same shape
  return { filters, total, records }
}

async function barsOf(
  tx: Tx,
  model: Model,
  { by, sum }: NonNullable<DeskCard['bars']>,
  where: Sql,
): Promise<Pick<CardAnswer, 'total' | 'bars'>> {
  const [choice, amount] = [partNamed(model, by), sum === undefined ? undefined : partNamed(model, sum)]
  if (!choice) throw new Error(`A card of ${model.core.key} draws bars by "${by}", which is no field of it.`)
  const value = sql`t.${sql.id(choice.column)}`
  const total = amount ? amount.kind.wire(sql`sum(t.${sql.id(amount.column)})`) : sql`null`
  const { rows } = await sql<{ value: string | null; count: number; sum: string | null }>`select ${value} as value,
    count(*)::int as count, ${total} as sum from ${sql.table(model.table)} t where ${where}
    group by ${value} order by count(*) desc limit ${maxBars}`.execute(tx)
  const bars = rows.map(({ value, count, sum }) => ({ value: value ?? '', count, ...(amount && { sum }) }))
  return { total: rows.reduce((all, { count }) => all + count, 0), bars }
}
