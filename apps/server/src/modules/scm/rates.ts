import { type Core, companyCurrency, computeInto, isEmpty, label } from '@bip/contract'
import { sql } from 'kysely'
import type { Sql } from '../../kinds/index.ts'
import type { Context, Values } from '../../model/extension.ts'
import { notPossible } from '../../model/notPossible.ts'

/** How many of the company's currency one of another is: the last rate of the day, null where none is known. */
export const rateSql = (tenantId: string, currency: Sql, day: Sql): Sql =>
  sql`case when coalesce(${currency}, ${companyCurrency}) = ${companyCurrency} then 1 else (select x.exchange_rate from exchange_rate x
    where x.tenant_id = ${tenantId} and not x.is_deleted and x.currency = ${currency} and x.valid_from <= ${day}
    order by x.valid_from desc limit 1) end`

const noRate = label(
  '{currency} 在 {day} 没有汇率；请填写汇率，或先在“汇率”中维护',
  'There is no rate of {currency} on {day}. Give the rate, or add it to the exchange rates first',
  'Chưa có tỷ giá {currency} ngày {day}. Hãy nhập tỷ giá hoặc khai báo trong “Tỷ giá” trước',
)

/** A document in the company's own currency has no rate; another takes the last one of its day where none was given. */
export const settleRate =
  ({ fields }: Core, day: string) =>
  async ({ tx, session, place }: Context, values: Values): Promise<void> => {
    if (isEmpty(values.currency) || values.currency === companyCurrency) values.rate = '1.00000000'
    else if (Number(values.rate ?? 1) === 1) {
      const rate = rateSql(session.tenantId, sql`${values.currency}::text`, sql`${values[day]}::date`)
      const { rows } = await sql<{ rate: string | null }>`select (${rate})::numeric(20, 8)::text as rate`.execute(tx)
      // Without one the document would be worth as much in the company's currency as in its own.
      if (!rows[0]?.rate) throw notPossible(place, noRate, { currency: String(values.currency), day: String(values[day] ?? '') })
      values.rate = rows[0].rate
    }
    computeInto(fields, values)
  }
