import { ensure, equal, refused } from './check.ts'
import { type GatewayCase, saved } from './world.ts'

export const fieldCases: GatewayCase[] = [
  {
    name: 'a field of several records keeps each once, in order, and names them by id',
    async run({ materials, materialIds: [id], suppliers, supplierId, run }) {
      const other = await saved(suppliers, { supplierName: `宁波气动 ${run}` })
      const stored = await materials.save({ supplierIds: [other.id, supplierId, other.id] }, { id })
      equal(stored?.supplierIds, [other.id, supplierId], 'ids')
      equal((await materials.detail(id))._labels?.[other.id], `宁波气动 ${run}`, 'name')
      await refused(materials.save({ supplierIds: [other.id, 'nobody'] }, { id }), 400, 'invalidFields', 'one that is not there')
      const { version } = await materials.detail(id)
      equal((await materials.save({ supplierIds: [other.id, supplierId] }, { id }))?.version, version, 'the same again')
    },
  },
  {
    name: 'a list asks for those that name any of several records, and what is named cannot be removed',
    async run({ materials, materialIds: [id, second], suppliers, run }) {
      const [one, two] = await Promise.all(['甲', '乙'].map((name) => saved(suppliers, { supplierName: `合格${name} ${run}` })))
      ensure(one && two, 'two suppliers were stored')
      await materials.save({ supplierIds: [one.id] }, { id })
      await materials.save({ supplierIds: [two.id, one.id] }, { id: second })
      const found = async (ids: string[]) =>
        (await materials.list({ filters: { supplierIds: { in: ids } } })).records.map((record) => record.id).sort()
      equal(await found([one.id]), [id, second].sort(), 'both')
      equal(await found([two.id]), [second], 'one')
      await refused(suppliers.remove([one.id]), 409, 'inUse', 'removing one that is named')
      await materials.save({ supplierIds: [] }, { id: second })
      await suppliers.remove([two.id])
      await refused(suppliers.detail(two.id), 404, 'notFound', 'the removed one')
    },
  },
  {
    name: 'history says the names of several records',
    async run({ newOrder, orders, userId }) {
      const { id } = await newOrder()
      await orders.save({ receiverIds: [userId] }, { id })
      const [change] = (await orders.history(id)) ?? []
      const [field] = change?.fields ?? []
      ensure(field?.key === 'receiverIds' && field.after !== '' && field.after !== userId, 'the name of the receiver')
    },
  },
]
