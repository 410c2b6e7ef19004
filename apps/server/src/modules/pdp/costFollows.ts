import type { AnyRecord } from '@bip/contract'
import { sql } from 'kysely'
import { localDay } from '../../kinds/zone.ts'
import type { Context } from '../../model/extension.ts'
import { settleCosts } from './costs/settleCosts.ts'
import { settleOf } from './plan/planItem.ts'

type Records = readonly AnyRecord[]

/** Budgets of projects follow their documents; warnings, earned value and the projects' health follow the budgets. */
export async function costsMoved(context: Context, projectIds: readonly unknown[]): Promise<void> {
  const known = [...new Set(projectIds.filter((id): id is string => typeof id === 'string' && id !== ''))]
  if (known.length === 0) return
  const { tx, session, at, place } = context
  await settleCosts(tx, { tenantId: session.tenantId, projectIds: known, today: localDay(at, place.timeZone) })
  await settleOf(context, known)
}

const ownProjects = (context: Context, records: Records): Promise<void> =>
  costsMoved(
    context,
    records.map(({ projectId }) => projectId),
  )

/** How lines of documents name the lines of orders that they settle. */
type Settling = { orders: string; documents: string; by: string }

/** Projects of the orders whose lines documents settle. */
async function projectsOf({ tx, session }: Context, { orders, documents, by }: Settling, records: Records): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select distinct o.project_id as id from ${sql.table(`${documents}_lines`)} d
    join ${sql.table(`${orders}_lines`)} l on l.tenant_id = d.tenant_id and l.id = ${sql.ref(`d.${by}`)}
    join ${sql.table(orders)} o on o.tenant_id = l.tenant_id and o.id = l.parent_id
    where d.tenant_id = ${session.tenantId} and o.project_id is not null and d.parent_id = any(${records.map(({ id }) => id)}::text[])`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

const settling = (documents: string, orders: string, by: string) => async (context: Context, records: Records) =>
  costsMoved(context, [
    ...records.map(({ projectId }) => projectId),
    ...(await projectsOf(context, { orders, documents, by }, records)),
  ])

/** Reports of hours are about items of manufacturing orders. */
async function hours(context: Context, records: Records): Promise<void> {
  const { tx, session } = context
  const { rows } = await sql<{
    id: string
  }>`select distinct m.project_id as id from mo_item i join mo m on m.tenant_id = i.tenant_id and m.id = i.mo_id
    where i.tenant_id = ${session.tenantId} and m.project_id is not null and i.id = any(${records.map(({ itemId }) => String(itemId))}::text[])`.execute(
    tx,
  )
  await costsMoved(
    context,
    rows.map(({ id }) => id),
  )
}

/** What moves budgets when it is decided over. */
export const costFollows = {
  mo: ownProjects,
  outsourceOrder: ownProjects,
  outsourceReceipt: settling('outsource_receipt', 'outsource_order', 'order_line_id'),
  planItem: ownProjects,
  purchaseOrder: ownProjects,
  scmInStock: settling('scm_in_stock', 'purchase_order', 'source_line_id'),
  wmsInStock: settling('wms_in_stock', 'purchase_order', 'source_line_id'),
  workHoursReport: hours,
} as const
