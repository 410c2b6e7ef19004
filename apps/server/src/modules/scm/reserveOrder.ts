import { type AnyRecord, label } from '@bip/contract'
import Big from 'big.js'
import type { Context } from '../../model/extension.ts'
import { notPossible } from '../../model/notPossible.ts'
import { settlements } from '../../resources/stock/documents/openOrders.ts'
import { keptFor } from '../../resources/stock/documents/reserved.ts'
import { keepFree } from '../wms/reservations.ts'
import { openLines } from './day/deliver.ts'

const allKept = label(
  '{no} 未交的数量都已预留',
  'All that is open of {no} is reserved already',
  'Toàn bộ số lượng còn lại của {no} đã được giữ',
)
const nothing = label(
  '{no} 的物料没有可用库存：请先采购入库，或释放其他预留',
  'Nothing of what {no} needs is free. Receive it first, or release another reservation',
  'Không còn hàng khả dụng cho {no}: hãy nhập kho trước hoặc bỏ giữ phần khác',
)

/** Keeps stock for what is still to be delivered of a sales order, as far as it goes; what is kept already counts. */
export async function reserveOrder(context: Context, order: AnyRecord): Promise<{ reserved: number; lacking: number }> {
  const no = String(order.no)
  const open = await openLines(context, settlements.sale, 'customer_id', order.id)
  const kept = await keptFor(context, [no])
  let [reserved, lacking, done] = [0, 0, 0]
  for (const [materialId, lines] of Map.groupBy(open, (line) => line.materialId)) {
    const there = kept.filter((one) => one.materialId === materialId).reduce((sum, { quantity }) => sum.plus(quantity), Big(0))
    const wanted = lines.reduce((sum, line) => sum.plus(line.open), Big(0)).minus(there)
    if (wanted.lte(0)) {
      done += 1
      continue
    }
    const warehouseId = lines[0]?.warehouseId
    const got = await keepFree(context, {
      materialId,
      warehouseId,
      quantity: wanted,
      reservedFor: no,
      neededOn: order.deliveryDate,
    })
    if (got.gt(0)) reserved += 1
    if (got.lt(wanted)) lacking += 1
  }
  if (reserved === 0) throw notPossible(context.place, lacking === 0 && done > 0 ? allKept : nothing, { no })
  return { reserved, lacking }
}
