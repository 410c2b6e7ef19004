import { type AnyRecord, isEmpty, label } from '@bip/contract'
import { erpOrder, erpOrderNe } from '@bip/contract/resources'
import { sql } from 'kysely'
import { Refusal } from '../../../base/errors.ts'
import type { Context, Extension, Values } from '../../../model/extension.ts'
import { type Model, modelOf } from '../../../model/model.ts'
import { notPossible } from '../../../model/notPossible.ts'
import { lockRecords, readRecord } from '../../../resources/read/read.ts'
import { demandWithin } from '../../../resources/read/within.ts'
import { save } from '../../../resources/write/save.ts'
import { linesIn } from './configure.ts'
import { erpOrderExtension, erpOrderNeExtension } from './erpOrder.ts'

type Kind = { model: Model; extension: Extension; lines: string }
const kinds: readonly Kind[] = [
  { model: modelOf(erpOrder), extension: erpOrderExtension, lines: 'erp_order_lines' },
  { model: modelOf(erpOrderNe), extension: erpOrderNeExtension, lines: 'erp_order_ne_lines' },
]

const noOrder = label(
  '请说明明细属于哪个订单（orderId）',
  'Say which order the line belongs to (orderId)',
  'Hãy cho biết dòng thuộc đơn nào (orderId)',
)
const gone = label(
  '明细 {id} 不在该订单中，可能已被删除；请刷新后重试',
  'The line {id} is not in this order. It may have been removed; load the order again',
  'Dòng {id} không có trong đơn này, có thể đã bị xóa. Hãy tải lại',
)

/** The order that a line is in, or is to be in, with its kind. */
async function ownerOf(context: Context, { orderId, id }: Values): Promise<{ kind: Kind; orderId: string }> {
  const { tx, session, place } = context
  for (const kind of kinds) {
    const { rows } = isEmpty(orderId)
      ? await sql<{
          id: string
        }>`select parent_id as id from ${sql.table(kind.lines)} where tenant_id = ${session.tenantId} and id = ${String(id ?? '')}`.execute(
          tx,
        )
      : await sql<{
          id: string
        }>`select id from ${sql.table(kind.model.table)} where tenant_id = ${session.tenantId} and id = ${String(orderId)} and not is_deleted`.execute(
          tx,
        )
    if (rows[0]) return { kind, orderId: rows[0].id }
  }
  throw notPossible(place, noOrder)
}

/** The lines of an order with rows put in: those with an id in the place of what is there, the others behind it. */
function withRows(context: Context, lines: readonly Values[], rows: readonly Values[]): Values[] {
  const next = lines.map((line) => ({ ...line }))
  for (const { orderId: _, ...row } of rows) {
    const at = isEmpty(row.id) ? -1 : next.findIndex(({ id }) => id === row.id)
    if (!isEmpty(row.id) && at < 0) throw notPossible(context.place, gone, { id: String(row.id) })
    if (at < 0) next.push(row)
    else next[at] = { ...next[at], ...row }
  }
  return next
}

async function rewrite(context: Context, kind: Kind, orderId: string, change: (lines: Values[]) => Values[]): Promise<AnyRecord> {
  const { tx, session, place } = context
  await demandWithin(tx, session, kind.model, { operation: 'edit', id: orderId, language: place.language })
  await lockRecords(tx, session.tenantId, kind.model, [orderId])
  const order = await readRecord(tx, session.tenantId, kind.model, orderId, { lines: true })
  if (!order) throw new Refusal('notFound')
  const { model, extension } = kind
  return save({ ...context, model, extension }, { id: orderId, version: order.version, lines: change(linesIn(order, 'lines')) })
}

/** Stores lines of orders, all or none: totals, history and what the business type demands follow as if the whole form had been sent. */
export async function submitItems(context: Context, rows: readonly Values[]): Promise<{ orders: AnyRecord[] }> {
  const groups = new Map<string, { kind: Kind; rows: Values[] }>()
  for (const row of rows) {
    const { kind, orderId } = await ownerOf(context, row)
    const group = groups.get(orderId) ?? { kind, rows: [] }
    group.rows.push(row)
    groups.set(orderId, group)
  }
  const orders: AnyRecord[] = []
  for (const [orderId, group] of groups)
    orders.push(await rewrite(context, group.kind, orderId, (lines) => withRows(context, lines, group.rows)))
  return { orders }
}

/** Takes lines out of their orders, all or none. */
export async function removeItems(context: Context, ids: readonly string[]): Promise<void> {
  const groups = new Map<string, { kind: Kind; ids: Set<string> }>()
  for (const id of ids) {
    const { kind, orderId } = await ownerOf(context, { id })
    const group = groups.get(orderId) ?? { kind, ids: new Set<string>() }
    group.ids.add(id)
    groups.set(orderId, group)
  }
  for (const [orderId, { kind, ids: out }] of groups)
    await rewrite(context, kind, orderId, (lines) => lines.filter(({ id }) => !out.has(String(id))))
}
