import { keysIn, validate } from '@bip/contract'
import { createClient, type Fetch, memoryStorage, resourceClient } from '@bip/contract/client'
import { customer, customerContacts, purchaseOrder, resources } from '@bip/contract/resources'
import { seeded } from '@bip/contract/testing'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { describeGateway } from './conformance.ts'
import { createMemoryGateway, type MemoryOptions, samples } from './index.ts'

function setUp(options: MemoryOptions = {}) {
  const gateway = createMemoryGateway({ records: samples, ...options })
  const ends: string[] = []
  const client = createClient({
    storage: memoryStorage(),
    fetch: gateway,
    language: () => 'zh-CN',
    onSessionEnd: (reason) => ends.push(reason),
  })
  return { gateway, client, ends }
}

describeGateway(
  'the in-memory gateway',
  async () => {
    const { client } = setUp()
    await client.login({ username: 'admin', password: 'bip-demo' })
    return client
  },
  { describe, test },
)

describe('samples', () => {
  test.each(Object.keys(resources))('rows of %s are what their resource allows', (key) => {
    const { gateway } = setUp()
    const core = resources[key]
    if (!core) throw new Error(key)
    const rows = gateway.rows(key)
    expect(rows.length).toBeGreaterThan(2)
    for (const row of rows) expect(validate(core.fields, row).problems, `${key} ${row.id}`).toEqual({})
  })

  test('refer only to each other, and have the totals of their lines', async () => {
    const { client } = setUp()
    for (const core of Object.values(resources)) {
      for (const row of (await resourceClient(client, core).list({ size: -1 })).records)
        for (const [key, field] of Object.entries(core.fields))
          if (field.kind === 'reference' || field.kind === 'person')
            for (const id of keysIn(row[key]))
              expect(row._labels?.[field.multiple ? id : key], `${core.key} ${row.id} ${key}`).toBeTruthy()
    }
    expect((await resourceClient(client, purchaseOrder).detail('po-1')).total).toBe('30950.70')
  })
})

describe('a bad network', () => {
  afterEach(() => void vi.useRealTimers())

  test('one break in ten, half of them after the write arrived: everything is stored, nothing twice', async () => {
    vi.useFakeTimers()
    vi.setTimerTickMode('nextTimerAsync')
    const random = seeded(30)
    const gateway = createMemoryGateway({ records: samples })
    const breaking: Fetch = async (url, init) => {
      const [isBroken, isLate] = [random.next() < 0.1, random.next() < 0.5]
      if (isBroken && !isLate) throw new TypeError('reset before it arrived')
      const answer = await gateway(url, init)
      if (isBroken) throw new TypeError('reset after it arrived')
      return answer
    }
    const client = createClient({
      storage: memoryStorage(),
      fetch: breaking,
      language: () => 'zh-CN',
      onSessionEnd: () => undefined,
    })
    const customers = resourceClient(client, customer)
    const names = Array.from({ length: 300 }, (_, index) => `客户 ${index}`)
    const outcomes = await Promise.all(
      names.map((fullname) => customers.save({ fullname, shortName: 'bad-network' }).then((record) => record?.id)),
    )
    expect(new Set(outcomes).size).toBe(300)
    expect((await customers.list({ filters: { shortName: 'bad-network' } })).total).toBe(300)
  })
})

describe('what stories need', () => {
  test('a wrong password is refused in words', async () => {
    const { client } = setUp()
    await expect(client.login({ username: 'admin', password: 'wrong' })).rejects.toMatchObject({ message: '用户名或密码错误' })
  })

  test('failures begin and end when told', async () => {
    const { client, gateway } = setUp()
    const customers = resourceClient(client, customer)
    gateway.fail('/blade-bip/customer/list', 'forbidden')
    await expect(customers.list()).rejects.toMatchObject({ code: 403, key: 'forbidden' })
    expect((await customers.detail('customer-1')).cmCode).toBe('C00001')
    gateway.heal()
    expect((await customers.list()).total).toBe(10)
    gateway.fail('/blade-bip/customer/list', 'network', 1)
    expect((await customers.list()).total).toBe(10)
  })

  test('slow answers can be cancelled', async () => {
    const { client } = setUp({ latency: 60_000 })
    const controller = new AbortController()
    const answer = resourceClient(client, customer).list({}, controller.signal)
    controller.abort()
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('permissions decide what is offered and what is refused', async () => {
    const { client } = setUp({ session: { permissions: ['customer_view', 'customer_edit'] } })
    const customers = resourceClient(client, customer)
    expect((await customers.detail('customer-1'))._can).toEqual(['edit'])
    await expect(customers.remove(['customer-1'])).rejects.toMatchObject({ code: 403 })
    await expect(resourceClient(client, customerContacts).list()).rejects.toMatchObject({ code: 403 })
  })

  test('exports what matches and brings rows in, first as a rehearsal', async () => {
    const { client, gateway } = setUp()
    const contacts = resourceClient(client, customerContacts)
    const file = await contacts.exportXlsx({ filters: { status: 'left' } })
    expect(file?.name).toBe('客户联系人.csv')
    expect((await file?.blob.text())?.split('\r\n')).toHaveLength(2)
    const sheet = new Blob(['姓名,客户,手机,状态\r\n"王,芳",苏州精工机械有限公司,13900139000,在职\r\n李强,没有这家公司,139,在职'])
    const rehearsal = await contacts.importFile(sheet, { mode: 'rows', dryRun: true })
    expect(rehearsal).toMatchObject({ total: 2, created: 1, failed: 1 })
    expect(rehearsal?.errors.map(({ row, column }) => [row, column])).toEqual([
      [2, '客户'],
      [2, '手机'],
    ])
    expect(gateway.rows('customerContacts')).toHaveLength(10)
    await contacts.importFile(sheet, { mode: 'rows', dryRun: false })
    expect(gateway.rows('customerContacts').at(-1)).toMatchObject({ contactsName: '王,芳', customerId: 'customer-3' })
  })

  test('a call that nobody declared is a 404', async () => {
    const { client } = setUp()
    await expect(client.request({ path: '/blade-bip/nothing' })).rejects.toMatchObject({ code: 404, key: 'unknownPath' })
  })

  test('records for a resource that is not there are a clear mistake', () => {
    expect(() => createMemoryGateway({ resources: {}, records: { customer: [] } })).toThrow('"customer"')
  })
})
