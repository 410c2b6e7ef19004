import { computeInto } from '@bip/contract'
import { saleOrder } from '@bip/contract/resources'
import { sql } from 'kysely'
import type { Context, Extension, Values } from '../../model/extension.ts'
import { releaseFor } from '../wms/reservations.ts'
import { reserveOrder } from './reserveOrder.ts'

/** An order in the company's own currency has no rate; another takes the last one of its day where none was given. */
async function settleRate({ tx, session }: Context, values: Values): Promise<void> {
  if (values.currency === 'CNY') values.rate = '1.00000000'
  else if (Number(values.rate ?? 1) === 1) {
    const { rows } = await sql<{ rate: string }>`select exchange_rate::text as rate from exchange_rate
      where tenant_id = ${session.tenantId} and not is_deleted and currency = ${values.currency} and valid_from <= ${values.orderDate}
      order by valid_from desc limit 1`.execute(tx)
    values.rate = rows[0]?.rate ?? '1.00000000'
  }
  computeInto(saleOrder.fields, values)
}

export const saleOrderExtension: Extension = {
  beforeSave: settleRate,
  operations: { reserve: reserveOrder, invalid: (context, { no }) => releaseFor(context, String(no)) },
}
