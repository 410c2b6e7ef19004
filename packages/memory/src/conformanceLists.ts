import type { ListQuestion } from '@bip/contract'
import { ensure, equal, refused } from './check.ts'
import type { GatewayCase, World } from './world.ts'

/** Four customers that differ in everything that lists look at. Names avoid characters of two readings. */
const people = [
  { name: '安徽江淮机械', status: 'active', level: 'A', creditLimit: '900.00', since: '2026-01-31' },
  { name: '北京首都电气', status: 'active', level: 'B', creditLimit: '10000.00', since: '2026-02-01' },
  { name: 'Công ty Bắc Ninh', status: 'paused', level: 'A', creditLimit: null, since: null },
  { name: '苏州精密仪器', status: 'lost', level: null, creditLimit: '0.50', since: '2026-12-31' },
] as const

const made = new WeakMap<World, Promise<unknown>>()

/** The first word of the names that a question finds among the four, in the order of the answer. */
async function found(world: World, question: ListQuestion): Promise<string[]> {
  const group = `lists-${world.run}`
  const all =
    made.get(world) ??
    Promise.all(
      people.map(({ name, ...more }) => world.newCustomer({ ...more, fullname: `${name} ${world.run}`, shortName: group })),
    )
  made.set(world, all)
  await all
  const page = await world.customers.list({ sort: ['fullname'], ...question, filters: { shortName: group, ...question.filters } })
  return page.records.map((record) => String(record.fullname).replace(` ${world.run}`, ''))
}

const finds = (what: string, question: ListQuestion, names: readonly string[]): GatewayCase => ({
  name: `a list ${what}`,
  async run(world) {
    equal((await found(world, question)).sort(), [...names].sort(), what)
  },
})

const sorts = (what: string, sort: string[], names: readonly string[]): GatewayCase => ({
  name: `a list sorts ${what}`,
  async run(world) {
    equal(await found(world, { sort }), names, what)
  },
})

const [anhui, beijing, bacNinh, suzhou] = ['安徽江淮机械', '北京首都电气', 'Công ty Bắc Ninh', '苏州精密仪器'] as const

export const listCases: GatewayCase[] = [
  finds('filters by a word of a dictionary', { filters: { status: 'active' } }, [anhui, beijing]),
  finds('filters by several words', { filters: { status: { in: ['paused', 'lost'] } } }, [bacNinh, suzhou]),
  finds('filters by a part of a text', { filters: { fullname: '精密' } }, [suzhou]),
  finds('filters days by a range with inclusive ends', { filters: { since: { ge: '2026-01-31', le: '2026-02-01' } } }, [
    anhui,
    beijing,
  ]),
  finds('filters days after a day', { filters: { since: { ge: '2026-02-01' } } }, [beijing, suzhou]),
  finds('filters amounts as numbers, not as texts', { filters: { creditLimit: { ge: '100', le: '9999' } } }, [anhui]),
  finds('joins filters', { filters: { status: 'active', level: 'B' } }, [beijing]),
  finds('is searched by Chinese characters', { search: '电气' }, [beijing]),
  finds('is searched without accents and case', { search: 'bac ninh' }, [bacNinh]),
  finds('is empty where nothing matches', { search: '没有这样的客户' }, []),
  finds('knows records of today by their time of creation', { filters: { createTime: { ge: '2001-01-01', le: '2999-12-31' } } }, [
    anhui,
    beijing,
    bacNinh,
    suzhou,
  ]),
  sorts('amounts as numbers, empty ones last', ['creditLimit'], [suzhou, anhui, beijing, bacNinh]),
  sorts('the other way with empty ones still last', ['-creditLimit'], [beijing, anhui, suzhou, bacNinh]),
  {
    name: 'a list sorts Chinese names by their sound',
    async run(world) {
      const names = (await found(world, { sort: ['fullname'] })).filter((name) => name !== bacNinh)
      equal(names, [anhui, beijing, suzhou], 'by pinyin')
    },
  },
  {
    name: 'pages follow each other without gaps and say how many there are',
    async run(world) {
      const all = await found(world, { sort: ['fullname'] })
      const ask = (current: number) =>
        world.customers.list({ filters: { shortName: `lists-${world.run}` }, sort: ['fullname'], current, size: 3 })
      const [first, second, third] = await Promise.all([ask(1), ask(2), ask(3)])
      const { total, pages, size, current } = second
      equal({ total, pages, size, current }, { total: 4, pages: 2, size: 3, current: 2 }, 'page')
      const names = [...first.records, ...second.records].map((record) => String(record.fullname).replace(` ${world.run}`, ''))
      equal([names, third.records.length], [all, 0], 'rows of the pages')
    },
  },
  {
    name: 'sums are over all that match, whatever the page',
    async run(world) {
      const group = { shortName: `lists-${world.run}` }
      await found(world, {})
      const sum = async (question: ListQuestion) => {
        const sums = await world.customers.totals(question)
        return sums?.creditLimit === null ? null : Number(sums?.creditLimit)
      }
      equal(await sum({ filters: group, size: 1 }), 10_900.5, 'of all')
      equal(await sum({ filters: { ...group, status: 'active' } }), 10_900, 'of some')
      equal(await sum({ filters: { ...group, status: 'paused' } }), null, 'of nothing')
    },
  },
  {
    name: 'amounts of several currencies are not summed',
    async run({ newOrder, orders, supplierId }) {
      const filters = { supplierId, purchaseDate: '2031-05-01' }
      for (const [currency, rate] of [
        ['CNY', '1'],
        ['CNY', '1'],
        ['USD', '7'],
      ])
        await newOrder({ currency, rate, purchaseDate: '2031-05-01' })
      equal((await orders.totals({ filters }))?.total, null, 'of both currencies')
      equal(Number((await orders.totals({ filters: { ...filters, currency: 'CNY' } }))?.total), 71.2, 'of one')
    },
  },
  {
    name: 'a size of -1 answers everything',
    async run(world) {
      equal((await found(world, { size: -1 })).length, people.length, 'rows')
    },
  },
  {
    name: 'rows of a list carry labels and permissions, and no lines',
    async run({ newOrder, orders, supplierId }) {
      await newOrder()
      const [row] = (await orders.list({ filters: { supplierId }, size: 1 })).records
      ensure(row?._labels?.supplierId && row._can, 'labels and permissions are there')
      ensure(row.lines === undefined, 'lines stay in the detail')
    },
  },
  {
    name: 'names that no field has are refused, as filter and as order',
    async run({ customers, client }) {
      await refused(customers.list({ sort: ['password'] }), 400, 'badRequest', 'an unknown order')
      const asked = client.request({ path: '/blade-bip/customer/list', query: { 'id;drop': '1' } })
      await refused(asked, 400, 'badRequest', 'an unknown filter')
    },
  },
]
