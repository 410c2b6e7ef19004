import { type AnyRecord, label } from '@bip/contract'
import { mo, moItem, stockReservation } from '@bip/contract/resources'
import Big from 'big.js'
import { sql } from 'kysely'
import { writeHistory } from '../../../model/changes.ts'
import type { Context, Values } from '../../../model/extension.ts'
import { modelOf } from '../../../model/model.ts'
import { notPossible } from '../../../model/notPossible.ts'
import { readRecord } from '../../../resources/read/read.ts'
import { insertRecords } from '../../../resources/write/rows.ts'
import { nextSerials } from '../../../resources/write/serial.ts'
import { setValues } from '../../../resources/write/setValues.ts'
import { baseRow } from '../../../resources/write/store.ts'
import { reservationExtension } from '../../wms/reservations.ts'
import { linesOf, recount } from './items.ts'

const [moModel, itemModel, model] = [modelOf(mo), modelOf(moItem), modelOf(stockReservation)]

const noParts = label(
  '订单 {no} 没有用料清单；请先补充',
  'The order {no} has no components. Give it some first',
  'Lệnh {no} chưa có danh mục vật tư. Hãy bổ sung trước',
)
const nothing = label(
  '所需物料暂无可用库存；请先采购或释放其他预留',
  'Nothing of what is needed lies free in stock. Buy it, or release another reservation first',
  'Không có vật tư khả dụng trong kho. Hãy mua hoặc bỏ giữ phần khác trước',
)

/** What an item needs of a component: per piece, with its scrap. */
const needOf = ({ perPiece, scrapRate }: Values, quantity: unknown): Big =>
  Big(String(perPiece))
    .times(String(quantity))
    .times(Big(100).plus(String(scrapRate ?? 0)))
    .div(100)
    .round(4, Big.roundUp)

type Free = { warehouse: string; free: string }

/** Where most of a material lies free, in the store named first of all. */
async function freeStock({ tx, session }: Context, { materialId, warehouseId }: Values): Promise<Free | undefined> {
  const { rows } = await sql<Free>`select warehouse_id as warehouse, sum(available)::text as free from stock_balance
    where tenant_id = ${session.tenantId} and material_id = ${materialId} and available > 0 and not is_deleted
    group by 1 order by (warehouse_id = ${warehouseId ?? ''}) desc, sum(available) desc limit 1`.execute(tx)
  return rows[0]
}

/** Keeps stock for a component in the ledger, as everybody who reserves does. */
async function reserve(context: Context, item: AnyRecord, component: Values, warehouseId: string, quantity: Big): Promise<void> {
  const { tx, session, at, place } = context
  const serial = { key: 'no', field: stockReservation.fields.no, count: 1, at, timeZone: place.timeZone }
  const [no] = await nextSerials(tx, session.tenantId, model, serial)
  const base = baseRow(context)
  const values = {
    ...{ no, reservationStatus: 'active', materialId: component.materialId, warehouseId, quantity: quantity.toFixed(4) },
    ...{ reservedFor: item.itemNo, neededOn: item.plannedStart ?? item.dueDate ?? null, allocations: [], remark: null },
  }
  await insertRecords(tx, model, [{ base, values }])
  await writeHistory(tx, session, model, at, [{ recordId: base.id, version: 1, operation: 'create', changes: {} }])
  const record = await readRecord(tx, session.tenantId, model, base.id, { lines: true })
  if (record) await reservationExtension.operations?.reserve?.(context, record, {})
}

/** Reserves what is free of all that an item still needs, and says how far it got. */
export async function requisition(context: Context, item: AnyRecord): Promise<{ reserved: number; lacking: number }> {
  const { tx, session, place } = context
  const order = await readRecord(tx, session.tenantId, moModel, String(item.moId), { lines: true })
  const components = linesOf(order?.components)
  if (components.length === 0) throw notPossible(place, noParts, { no: String(order?.billNo ?? '') })
  const { rows } = await sql<{ material: string; taken: string }>`select material_id as material, sum(quantity)::text as taken
    from stock_reservation where tenant_id = ${session.tenantId} and not is_deleted and reserved_for = ${item.itemNo}
      and reservation_status in ('active', 'used') group by 1`.execute(tx)
  const taken = new Map(rows.map((row) => [row.material, Big(row.taken)]))
  let [reserved, lacking] = [0, 0]
  for (const component of components) {
    const open = needOf(component, item.quantity).minus(taken.get(String(component.materialId)) ?? 0)
    if (open.lte(0)) continue
    const stock = await freeStock(context, component)
    const part = stock && open.gt(stock.free) ? Big(stock.free) : open
    if (stock) {
      await reserve(context, item, component, stock.warehouse, part)
      reserved += 1
    }
    if (!stock || part.lt(open)) lacking += 1
  }
  if (reserved === 0 && lacking > 0) throw notPossible(place, nothing)
  const values = { requisitionStatus: lacking > 0 ? '1' : '2' }
  await setValues(context, itemModel, { id: item.id, values, operation: 'requisition' })
  await recount(context, item.moId)
  return { reserved, lacking }
}
