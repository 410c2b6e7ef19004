import { type AnyRecord, label } from '@bip/contract'
import { mo, moItem } from '@bip/contract/resources'
import Big from 'big.js'
import { sql } from 'kysely'
import type { Context, Values } from '../../../model/extension.ts'
import { modelOf } from '../../../model/model.ts'
import { notPossible } from '../../../model/notPossible.ts'
import { readRecord } from '../../../resources/read/read.ts'
import { setValues } from '../../../resources/write/setValues.ts'
import { keepFree } from '../../wms/reservations.ts'
import { linesOf, piecesOfParts, recount } from './items.ts'

const [moModel, itemModel] = [modelOf(mo), modelOf(moItem)]

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
const needOf = ({ perPiece, scrapRate }: Values, quantity: Big): Big =>
  Big(String(perPiece))
    .times(quantity)
    .times(Big(100).plus(String(scrapRate ?? 0)))
    .div(100)
    .round(4, Big.roundUp)

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
  const own = Big(String(item.quantity)).minus(await piecesOfParts(context, item.id))
  let [reserved, lacking] = [0, 0]
  for (const component of components) {
    const open = needOf(component, own).minus(taken.get(String(component.materialId)) ?? 0)
    if (open.lte(0)) continue
    const { materialId, warehouseId } = component
    const neededOn = item.plannedStart ?? item.dueDate ?? null
    const wanted = { materialId: String(materialId), warehouseId, quantity: open, reservedFor: item.itemNo, neededOn }
    const kept = await keepFree(context, wanted)
    if (kept.gt(0)) reserved += 1
    if (kept.lt(open)) lacking += 1
  }
  if (reserved === 0 && lacking > 0) throw notPossible(place, nothing)
  const values = { requisitionStatus: lacking > 0 ? '1' : '2' }
  await setValues(context, itemModel, { id: item.id, values, operation: 'requisition' })
  await recount(context, item.moId)
  return { reserved, lacking }
}
