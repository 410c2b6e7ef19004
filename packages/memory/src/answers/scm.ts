import type { AnyRecord, RowOf } from '@bip/contract'
import { purchaseByMonth, purchaseBySupplier } from '@bip/contract/resources'
import Big from 'big.js'
import { answering } from './answer.ts'

const counted = (orders: AnyRecord[]): AnyRecord[] => orders.filter(({ processStatus }) => processStatus !== 'invalid')
const sumOf = (orders: readonly AnyRecord[], key: 'total' | 'baseTotal'): Big =>
  orders.reduce((sum, order) => sum.plus(String(order[key] ?? 0)), Big(0))

export const scm = {
  ...answering(purchaseBySupplier, ({ asked: { orderedOn }, rows }) => {
    const suppliers = new Map(rows('supplier').map((row) => [row.id, row]))
    const wanted = counted(rows('purchaseOrder')).filter(({ purchaseDate }) => {
      const day = String(purchaseDate)
      return day >= (orderedOn?.ge ?? '') && day <= (orderedOn?.le ?? '9999')
    })
    return [...Map.groupBy(wanted, ({ supplierId, currency }) => `${supplierId}-${currency}`)].flatMap(([id, orders]) => {
      const supplier = suppliers.get(String(orders[0]?.supplierId))
      if (!supplier) return []
      return {
        id,
        supplierId: supplier.id,
        supplierName: String(supplier.supplierName),
        supplierCode: String(supplier.supplierCode ?? ''),
        currency: String(orders[0]?.currency),
        orders: String(orders.length),
        total: sumOf(orders, 'total').toFixed(2),
        lastOrder: orders
          .map(({ purchaseDate }) => String(purchaseDate))
          .toSorted()
          .at(-1),
      }
    })
  }),
  ...answering(purchaseByMonth, ({ rows }) => {
    const byMonth = Map.groupBy(counted(rows('purchaseOrder')), ({ purchaseDate }) => String(purchaseDate).slice(0, 7))
    const months = [...byMonth.keys()].toSorted().slice(-12)
    return months.map(
      (month): RowOf<typeof purchaseByMonth> => ({
        id: month,
        month,
        total: sumOf(byMonth.get(month) ?? [], 'baseTotal')
          .div(10_000)
          .toFixed(2),
      }),
    )
  }),
}
