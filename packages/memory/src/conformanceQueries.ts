import { type AnyRecord, coreOfQuery, type FilterValue } from '@bip/contract'
import { resourceClient } from '@bip/contract/client'
import { purchaseByMonth, purchaseBySupplier, stockByMonth, stockCard, supplier } from '@bip/contract/resources'
import { ensure, equal, refused } from './check.ts'
import { type GatewayCase, saved, type World } from './world.ts'

const listOf = (world: World) => resourceClient(world.client, coreOfQuery(purchaseBySupplier))
let count = 0

/** A supplier that one order was given to, and how to ask for what was bought there. */
async function bought(world: World) {
  count += 1
  const name = `查询件${world.run}x${count}`
  const { id } = await saved(resourceClient(world.client, supplier), { supplierName: name })
  await world.newOrder({ supplierId: id })
  const ask = async (filters: Record<string, FilterValue> = {}): Promise<AnyRecord | undefined> => {
    const page = await listOf(world).list({ search: name, filters })
    return page.records.find(({ supplierId }) => supplierId === id)
  }
  return { name, ask }
}

export const queryCases: readonly GatewayCase[] = [
  {
    name: 'a query answers rows that are worked out, with what was written a moment ago',
    async run(world) {
      const row = await (await bought(world)).ask()
      ensure(row, 'the supplier of an order is among those that were bought of')
      equal([row.currency, row.orders, row.total, row.lastOrder], ['CNY', '1', '35.60', '2026-11-20'], 'the row')
    },
  },
  {
    name: 'a query narrows by what it asks and by its own columns',
    async run(world) {
      const { ask } = await bought(world)
      ensure(await ask({ orderedOn: { ge: '2026-11-20' }, total: { le: '100' } }), 'it is there')
      equal(await ask({ orderedOn: { ge: '2026-11-21' } }), undefined, 'nothing was ordered since')
      equal(await ask({ total: { ge: '100' } }), undefined, 'nothing was bought for so much')
    },
  },
  {
    name: 'a list of a query is summed and leaves as a file',
    async run(world) {
      const { name } = await bought(world)
      equal((await listOf(world).totals({ search: name }))?.orders, '1', 'the sum of orders')
      const file = await listOf(world).exportXlsx({ search: name })
      ensure(file && file.blob.size > 0, 'the rows leave as a file')
    },
  },
  {
    name: 'a query refuses what it is not asked by',
    async run(world) {
      await refused(listOf(world).list({ filters: { nonsense: '1' } }), 400, 'badRequest', 'a field that no row has')
      await refused(listOf(world).list({ filters: { orderedOn: { ge: 'soon' } } }), 400, 'invalidFields', 'a day that is none')
    },
  },
  {
    name: 'a series answers its figures in order',
    async run({ client }) {
      const rows = await client.request<AnyRecord[]>({ path: purchaseByMonth.path })
      const months = rows.map(({ month }) => String(month))
      ensure(months.length > 0, 'there are months')
      equal(months, months.toSorted(), 'months in order')
    },
  },
  {
    name: 'a series of stock begins with what lay there and refuses to be asked without its material',
    async run({ client }) {
      const months = await resourceClient(client, coreOfQuery(stockByMonth)).rows()
      equal(months.length, 12, 'the months of a year')
      for (const { received, issued, closing } of months)
        ensure(
          [received, issued, closing].every((figure) => /^-?\d+(\.\d+)?$/.test(String(figure))),
          'figures of each month',
        )
      const card = resourceClient(client, coreOfQuery(stockCard))
      await refused(card.rows(), 400, 'invalidFields', 'a card without a material')
      equal(await card.rows({ filters: { materialId: { in: ['none'] } } }), [], 'the card of a material that never came')
    },
  },
]
