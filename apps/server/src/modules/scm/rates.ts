import { type Core, companyCurrency, computeInto } from '@bip/contract'
import { sql } from 'kysely'
import type { Sql } from '../../kinds/index.ts'
import type { Context, Values } from '../../model/extension.ts'

/** How many of the company's currency one of another is: the last rate of the day, and 1 where none is known. */
export const rateSql = (tenantId: string, currency: Sql, day: Sql): Sql =>
  sql`case when coalesce(${currency}, ${companyCurrency}) = ${companyCurrency} then 1 else coalesce((select x.exchange_rate from exchange_rate x
    where x.tenant_id = ${tenantId} and not x.is_deleted and x.currency = ${currency} and x.valid_from <= ${day}
    order by x.valid_from desc limit 1), 1) end`

/** A document in the company's own currency has no rate; another takes the last one of its day where none was given. */
export const settleRate =
  ({ fields }: Core, day: string) =>
  async ({ tx, session }: Context, values: Values): Promise<void> => {
    if (values.currency === companyCurrency) values.rate = '1.00000000'
    else if (Number(values.rate ?? 1) === 1) {
      const rate = rateSql(session.tenantId, sql`${values.currency}::text`, sql`${values[day]}::date`)
      const { rows } = await sql<{ rate: string }>`select (${rate})::numeric(20, 8)::text as rate`.execute(tx)
      values.rate = rows[0]?.rate ?? '1.00000000'
    }
    computeInto(fields, values)
  }
