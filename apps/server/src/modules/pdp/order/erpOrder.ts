import type { AnyRecord } from '@bip/contract'
import { erpOrder, erpOrderNe } from '@bip/contract/resources'
import { sql } from 'kysely'
import type { Context, Extension } from '../../../model/extension.ts'
import { modelFor } from '../../../model/model.ts'
import { readRecord } from '../../../resources/read/read.ts'
import { setValues } from '../../../resources/write/setValues.ts'
import { makePlanOrder } from './makePlanOrder.ts'
import { giveMtoNumbers } from './mtoNumbers.ts'
import { settleForm } from './settleForm.ts'

const whole = async ({ tx, session }: Context, resource: string, id: string) => {
  const order = await readRecord(tx, session.tenantId, modelFor(resource), id, { lines: true })
  if (!order) throw new Error(`There is no ${resource} ${id} though it was just locked.`)
  return order
}

/** Whether somebody has to look at the header first is said when approval is asked for. */
const waitForAudit = (resource: string) => async (context: Context, order: AnyRecord) => {
  const { tx, session } = context
  const { rows } = await sql<{ needed: boolean }>`select needs_header_audit as needed from erp_order_configure
    where tenant_id = ${session.tenantId} and id = ${String(order.configureId)}`.execute(tx)
  const headerState = rows[0]?.needed ? 'waiting' : 'notNeeded'
  await setValues(context, modelFor(resource), { id: order.id, values: { headerState, headerAuditorId: null } })
}

const extensionOf = (core: typeof erpOrder | typeof erpOrderNe, resource: 'erpOrder' | 'erpOrderNe'): Extension => ({
  beforeSave: settleForm(core),
  operations: {
    apply: waitForAudit(resource),
    pass: async (context, { id }) => giveMtoNumbers(context, resource, await whole(context, resource, id)),
    makePlanOrder: async (context, { id }, args) => makePlanOrder(context, resource, await whole(context, resource, id), args),
  },
})

export const erpOrderExtension = extensionOf(erpOrder, 'erpOrder')
export const erpOrderNeExtension = extensionOf(erpOrderNe, 'erpOrderNe')
