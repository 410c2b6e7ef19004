import { resourceClient } from '@bip/contract/client'
import { orderTemplate, outsourceOffer, outsourceQuotation, outsourceTechnology, saleOrder } from '@bip/contract/resources'
import { ensure, equal } from './check.ts'
import { type GatewayCase, saved, type World } from './world.ts'

type Line = Record<string, unknown>
const linesOf = (record: Line): Line[] => (record.lines ?? []) as Line[] // as the resources declare them

const template = ({ client, materialIds: [first, second], run }: World, values: Line = {}) =>
  saved(resourceClient(client, orderTemplate), {
    templateName: `配置 ${run}`,
    technology: 'welding',
    lines: [
      { materialId: first, quantity: '2', price: '12.5', remark: '含变位机' },
      { materialId: second, quantity: '4' },
    ],
    ...values,
  })

const order = async (world: World, values: Line) => {
  const { id: customerId } = await world.newCustomer()
  const { organisationId: orgId, userId: salerId, client } = world
  const dates = { orderDate: '2026-11-20', deliveryDate: '2026-12-20' }
  return saved(resourceClient(client, saleOrder), { customerId, orgId, salerId, ...dates, ...values })
}

const shown = (lines: Line[]) => lines.map(({ quantity, price, taxRate, remark }) => [quantity, price, taxRate, remark])

/** Lines from a template, numbers from fields, texts and days that are worked out, and records below several others. */
export const templateCases: GatewayCase[] = [
  {
    name: 'lines begin as those of a template where nothing was said in them, and are people’s own from then on',
    async run(world) {
      const { client, materialIds } = world
      await world.materials.save({ referencePrice: '7' }, { id: materialIds[1] })
      const { id: templateId } = await template(world)
      const made = await order(world, { templateId })
      const orders = resourceClient(client, saleOrder)
      const begun = linesOf(await orders.detail(made.id))
      equal(
        shown(begun),
        [
          ['2.0000', '12.5000', '13.00', '含变位机'],
          ['4.0000', '7.0000', '13.00', null],
        ],
        'lines; a price that the template leaves open is that of the material',
      )
      equal(made.amount, '53.00', 'amount')
      const own = await order(world, {
        templateId,
        lines: [{ materialId: materialIds[0], quantity: '1', price: '1', taxRate: '13' }],
      })
      equal(shown(linesOf(await orders.detail(own.id))), [['1.0000', '1.0000', '13.00', null]], 'lines that were sent stay')
      const other = await template(world, { lines: [{ materialId: materialIds[0], quantity: '9' }] })
      await orders.save({ templateId: other.id }, { id: made.id })
      equal(linesOf(await orders.detail(made.id)).length, 2, 'lines that are there stay when another template is named')
    },
  },
  {
    name: 'numbers take a part from a field, count for each value of it, and begin where their range does',
    async run(world) {
      const numbers = []
      for (const technology of ['logistics', 'coating', 'logistics'])
        numbers.push(String((await template(world, { technology })).templateNo))
      const [first = '', second = '', third = ''] = numbers
      equal(
        [first, second].map((no) => no.slice(0, 5)),
        ['BZ-L-', 'BZ-T-'],
        'prefixes',
      )
      equal(Number(third.slice(5)), Number(first.slice(5)) + 1, 'the next of its own prefix')
      ensure(Number(second.slice(5)) >= 101, 'it begins with the range')
    },
  },
  {
    name: 'a text is joined of the fields that are filled, and a day lies as many days after another',
    async run(world) {
      const { id: templateId } = await template(world)
      const made = await order(world, { templateId, paymentDays: '45', paymentOn: '2020-01-01' })
      equal(made.paymentOn, '2027-02-03', 'the day, whatever was sent')
      const orders = resourceClient(world.client, saleOrder)
      equal((await orders.save({ paymentDays: null }, { id: made.id }))?.paymentOn, null, 'none without days')
      const found = await orders.list({ filters: { paymentOn: { ge: '2027-02-03' } }, size: 1000 })
      ensure(!found.records.some(({ id }) => id === made.id), 'and is found by it')
    },
  },
  {
    name: 'records hang under several others, and are listed under each',
    async run({ client, supplierId, organisationId: orgId, userId: buyerId, run }) {
      const technology = await saved(resourceClient(client, outsourceTechnology), {
        ...{ technologyCode: `GY-${run}`, technologyName: `热处理 ${run}`, processType: 'heatTreatment', unit: 'pcs' },
      })
      const quotations = resourceClient(client, outsourceQuotation)
      const quotation = await saved(quotations, {
        ...{ title: `询价 ${run}`, orgId, buyerId, askedOn: '2026-11-20', replyBy: '2026-11-30', validDays: '60' },
        lines: [{ technologyId: technology.id, quantity: '1', unit: 'pcs' }],
      })
      equal(quotation.validUntil, '2027-01-29', 'offers are valid until')
      await quotations.act('send', [quotation.id])
      const offers = resourceClient(client, outsourceOffer)
      const { id } = await saved(offers, { quotationId: quotation.id, supplierId, taxRate: '13' })
      for (const [key, above] of [
        ['quotationId', quotation.id],
        ['supplierId', supplierId],
      ] as const)
        equal((await offers.list({ filters: { [key]: above } })).records.map((record) => record.id).includes(id), true, 'listed')
    },
  },
]
