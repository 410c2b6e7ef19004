import { plus, type TreeLevel } from '@bip/contract'
import { resourceClient } from '@bip/contract/client'
import { customer, department, outsourcePrice, outsourceStepPrice, outsourceTechnology } from '@bip/contract/resources'
import { ensure, equal, refused } from './check.ts'
import { type GatewayCase, saved, type World } from './world.ts'

type Asked = { parentId?: string; search?: string }

const levelOf = async ({ client }: World, resource: string, asked: Asked): Promise<TreeLevel['records']> =>
  (await client.request<TreeLevel>({ path: plus.treeLevel, query: { resource, ...asked } })).records

const move = (
  { client }: World,
  resource: string,
  id: string,
  to: { parentId: string | null; before?: string; version: number },
) => client.request({ method: 'POST', path: plus.treeMove, body: { resource, id, before: null, ...to }, silent: true })

const titles = (records: TreeLevel['records']) => records.map(({ title, count }) => [title, count])

export const belowCases: GatewayCase[] = [
  {
    name: 'a record says what the records below it come to, and lists are asked for and sorted by it',
    async run({ client, supplierId, run }) {
      const prices = resourceClient(client, outsourcePrice)
      const steps = resourceClient(client, outsourceStepPrice)
      const technology = { technologyCode: `WX-${run}`, technologyName: `铣削 ${run}`, processType: 'machining', unit: 'pcs' }
      const technologyId = (await saved(resourceClient(client, outsourceTechnology), technology)).id
      const common = { priceType: 'process', supplierId, technologyId, unit: 'pcs', currency: 'CNY', taxRate: '13' }
      const newPrice = (price: string) => saved(prices, { ...common, price, validFrom: '2026-01-01' })
      const [none, few] = [await newPrice('90'), await newPrice('86')]
      const wanted = { priceId: few.id, fromQuantity: '20', price: '81.5' }
      await saved(steps, wanted)
      const last = await saved(steps, { ...wanted, fromQuantity: '100', price: '9.25' })
      const shown = async (id: string) => {
        const { stepCount, lowestPrice } = await prices.detail(id)
        return [stepCount, lowestPrice]
      }
      equal(await shown(few.id), ['2', '9.2500'], 'of two')
      equal(await shown(none.id), ['0', null], 'of none')
      const filters = { technologyId }
      const listed = await prices.list({ filters: { ...filters, stepCount: { ge: '1' } } })
      equal(
        listed.records.map(({ id, stepCount }) => [id, stepCount]),
        [[few.id, '2']],
        'those with steps',
      )
      const sorted = await prices.list({ filters, sort: ['-stepCount'] })
      equal(
        sorted.records.map(({ id }) => id),
        [few.id, none.id],
        'in order',
      )
      await steps.remove([last.id])
      equal(await shown(few.id), ['1', '81.5000'], 'after one is gone')
    },
  },
  {
    name: 'records below records are opened level by level, found with what stands above them, and never below themselves',
    async run(world) {
      const top = await world.newCustomer({ fullname: `树顶 ${world.run}` })
      const middle = await world.newCustomer({ fullname: `树中 ${world.run}`, parentId: top.id })
      const low = await world.newCustomer({ fullname: `树底 ${world.run}`, parentId: middle.id })
      equal(titles(await levelOf(world, customer.key, { parentId: top.id })), [[middle.fullname, 1]], 'below the top')
      const found = await levelOf(world, customer.key, { search: `树底 ${world.run}` })
      equal(found.map(({ id }) => id).toSorted(), [top.id, middle.id, low.id].toSorted(), 'with what stands above')
      const wrong = await refused(
        move(world, customer.key, top.id, { parentId: low.id, version: 1 }),
        400,
        'invalidFields',
        'a cycle',
      )
      equal(Object.keys(wrong.fields), ['parentId'], 'the field')
      await refused(world.customers.save({ parentId: low.id }, { id: top.id }), 400, 'invalidFields', 'a cycle by an edit')
      await move(world, customer.key, low.id, { parentId: top.id, version: 1 })
      equal((await world.customers.detail(low.id)).parentId, top.id, 'moved')
      await refused(move(world, customer.key, low.id, { parentId: null, version: 1 }), 409, 'stale', 'by who saw it before')
      ensure(
        (await world.customers.history(low.id))?.some(({ operation }) => operation === 'update'),
        'the history knows',
      )
    },
  },
  {
    name: 'the order below one record is changed by putting one before another',
    async run(world) {
      const departments = resourceClient(world.client, department)
      const add = (deptName: string, parentId?: string) =>
        saved(departments, { deptName: `${deptName} ${world.run}`, deptCode: `${world.run}-${deptName}`, parentId })
      const top = await add('总')
      for (const name of ['A', 'B', 'C']) await add(name, top.id)
      const names = async () => (await levelOf(world, department.key, { parentId: top.id })).map(({ id }) => id)
      const put = async (id = '', before?: string) =>
        move(world, department.key, id, { parentId: top.id, before, version: (await departments.detail(id)).version })
      const [one, two, three] = await names()
      await put(three, one)
      equal(await names(), [three, one, two], 'to the front')
      await put(two, one)
      equal(await names(), [three, two, one], 'between two')
      await put(three)
      equal(await names(), [two, one, three], 'to the end')
    },
  },
]
