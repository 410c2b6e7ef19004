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
    name: 'lines show fields of what they name, as they are now, and take others over where nothing was said',
    async run({ newOrder, orders, materials, materialIds: [id], run }) {
      await materials.save({ specification: `S ${run}`, referencePrice: '12.5' }, { id })
      const line = { materialId: id, quantity: '1', taxRate: '13' }
      const made = await newOrder({ lines: [line, { ...line, price: '3' }] })
      const linesOf = async () => (await orders.detail(made.id)).lines as Record<string, unknown>[] // lines of a document
      equal(
        (await linesOf()).map(({ specification, unit, price }) => [specification, unit, price]),
        [
          [`S ${run}`, 'pcs', '12.5000'],
          [`S ${run}`, 'pcs', '3.0000'],
        ],
        'lines',
      )
      await materials.save({ specification: `T ${run}`, referencePrice: '99' }, { id })
      const { version } = await orders.detail(made.id)
      equal(
        (await linesOf()).map(({ specification, price }) => [specification, price]),
        [
          [`T ${run}`, '12.5000'],
          [`T ${run}`, '3.0000'],
        ],
        'later',
      )
      equal((await orders.save({ lines: await linesOf() }, { id: made.id }))?.version, version, 'what is shown is no change')
    },
  },
  {
    name: 'a list is asked for and sorted by a field of what its records name',
    async run({ newOrder, orders, suppliers, run }) {
      const phones = ['0512-66660002', '0512-66660001']
      const made: string[] = []
      for (const [at, phone] of phones.entries()) {
        const supplier = await saved(suppliers, { supplierName: `电话 ${at} ${run}`, phone })
        made.push((await newOrder({ supplierId: supplier.id })).id)
      }
      const filters = { supplierPhone: { in: phones } }
      const found = async (sort: string[]) =>
        (await orders.list({ filters, sort, size: 1000 })).records.map((record) => record.id).filter((id) => made.includes(id))
      equal(await found(['supplierPhone']), made.toReversed(), 'ascending')
      equal(await found(['-supplierPhone']), made, 'descending')
      const { records } = await orders.list({ filters: { supplierPhone: phones[0] ?? '' } })
      equal(
        records.every((record) => record.supplierPhone === phones[0]),
        true,
        'what is shown',
      )
    },
  },
  {
    name: 'conditions decide which fields are there, must be filled and stay as they are',
    async run({ suppliers, run }) {
      const made = await saved(suppliers, { supplierName: `条件 ${run}`, frozenReason: 'x', paymentDays: '45' })
      equal([made.frozenReason, made.paymentDays], [null, '45'], 'what is hidden holds nothing')
      const open = await refused(suppliers.save({ status: 'frozen' }, { id: made.id }), 400, 'invalidFields', 'no reason')
      equal(Object.keys(open.fields), ['frozenReason'], 'field')
      const frozen = await suppliers.save({ status: 'frozen', frozenReason: '质量', paymentDays: '90' }, { id: made.id })
      equal([frozen?.frozenReason, frozen?.paymentDays], ['质量', '45'], 'what is fixed stays')
      const free = await suppliers.save({ status: 'qualified', paymentDays: '90' }, { id: made.id })
      equal([free?.frozenReason, free?.paymentDays], [null, '90'], 'what is hidden again holds nothing')
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
