import { afterEach, describe, expect, test, vi } from 'vitest'
import { customer, customerContacts, leave, supplier } from '../resources/index.ts'
import { begin, envelope, type Handler, setUp } from './client.fixture.ts'
import { resourceClient } from './resource.ts'
import { uploadFile } from './upload.ts'

afterEach(() => void vi.useRealTimers())

/** Answers a row for every id that was posted. */
const rowsOf: Handler = ({ body }) => envelope(JSON.parse(String(body)).map((id: string) => ({ id, fullname: `客户 ${id}` })))

describe('looking up labels', () => {
  test('ids of 300 ms travel in one request, and are kept', async () => {
    vi.useFakeTimers()
    const { client, seen } = setUp(rowsOf)
    const one = resourceClient(client, customer).lookup(['1', '2'])
    await vi.advanceTimersByTimeAsync(200)
    const other = resourceClient(client, customer).lookup(['2', '3'])
    await vi.advanceTimersByTimeAsync(99)
    expect(seen).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(seen).toHaveLength(1)
    expect(seen[0]?.url.pathname).toBe('/api/blade-bip/customer/select-data')
    expect(JSON.parse(String(seen[0]?.body))).toEqual(['1', '2', '3'])
    expect([...(await one)].map(([id, { label }]) => [id, label])).toEqual([
      ['1', '客户 1'],
      ['2', '客户 2'],
    ])
    expect((await other).get('3')?.label).toBe('客户 3')
    await resourceClient(client, customer).lookup(['1', '3'])
    expect(seen).toHaveLength(1)
  })

  test('each resource asks for itself; a change is asked for again; unknown ids are absent', async () => {
    vi.useFakeTimers()
    const { client, seen } = setUp((request) =>
      request.url.pathname.endsWith('select-data') ? envelope([{ id: '1', fullname: '甲' }]) : envelope(true),
    )
    const customers = resourceClient(client, customer)
    const [found] = [customers.lookup(['1', 'gone']), resourceClient(client, supplier).lookup(['1'])]
    await vi.advanceTimersByTimeAsync(300)
    expect([...(await found).keys()]).toEqual(['1'])
    expect(seen).toHaveLength(2)
    await customers.remove(['1'])
    const again = customers.lookup(['1'])
    await vi.advanceTimersByTimeAsync(300)
    await again
    expect(seen).toHaveLength(4)
  })

  test('an id has one request in flight, and one that nobody knows is not asked for again for a while', async () => {
    vi.useFakeTimers()
    const answer = Promise.withResolvers<void>()
    const { client, seen } = setUp(async (request) => {
      await answer.promise
      return rowsOf({ ...request, body: JSON.stringify(['1']) })
    })
    const customers = resourceClient(client, customer)
    const first = customers.lookup(['1', 'gone'])
    await vi.advanceTimersByTimeAsync(300)
    const second = customers.lookup(['1', 'gone'])
    await vi.advanceTimersByTimeAsync(300)
    answer.resolve()
    expect([[...(await first).keys()], [...(await second).keys()]]).toEqual([['1'], ['1']])
    expect((await customers.lookup(['gone'])).size).toBe(0)
    expect(seen).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(60_000)
    void customers.lookup(['gone'])
    await vi.advanceTimersByTimeAsync(300)
    expect(seen).toHaveLength(2)
  })

  test('a refusal rejects everybody who waited, in the words of the platform, and is not shown', async () => {
    vi.useFakeTimers()
    const { client, messages } = setUp(() => envelope(null, 500, '系统出错'))
    const customers = resourceClient(client, customer)
    const outcomes = Promise.allSettled([customers.lookup(['1']), customers.lookup(['2'])])
    await vi.advanceTimersByTimeAsync(300)
    for (const outcome of await outcomes)
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 500, message: 'Request failed with code: 500' } })
    expect(messages).toEqual([])
  })

  test('what one user may read is not kept for the next', async () => {
    vi.useFakeTimers()
    const { client, seen } = setUp(rowsOf)
    const customers = resourceClient(client, customer)
    for (const userId of ['u1', 'u2']) {
      begin(client, 't', userId)
      const rows = customers.lookup(['1'])
      await vi.advanceTimersByTimeAsync(300)
      await rows
    }
    expect(seen).toHaveLength(2)
  })
})

describe('saving', () => {
  test('creates by submit, changes by update where the resource has one, with id, version and one key', async () => {
    const { client, seen } = setUp(() => envelope({ id: '7', version: 2 }))
    const suppliers = resourceClient(client, supplier)
    await suppliers.save({ supplierName: '甲' })
    await suppliers.save({ supplierName: '乙' }, { id: '7', version: 1, idempotencyKey: 'k' })
    expect(seen.map(({ url }) => url.pathname)).toEqual([
      '/api/blade-bip/ScmSupplier/supplier-submit',
      '/api/blade-bip/ScmSupplier/supplier-update',
    ])
    expect(JSON.parse(String(seen[1]?.body))).toEqual({ supplierName: '乙', id: '7', version: 1 })
    expect(seen[0]?.headers.get('Idempotency-Key')).toMatch(/^[\da-f]{32}$/)
    expect(seen[1]?.headers.get('Idempotency-Key')).toBe('k')
  })

  test('a gateway that only says yes is asked for the record', async () => {
    const { client } = setUp(({ method }) =>
      method === 'POST' ? envelope(true) : envelope({ id: '7', version: 2, fullname: '甲' }),
    )
    const customers = resourceClient(client, customer)
    expect(await customers.save({ fullname: '甲' }, { id: '7' })).toMatchObject({ fullname: '甲' })
    expect(await customers.save({ fullname: '甲' })).toBeUndefined()
  })

  test('what the core does not declare is a clear mistake of ours', async () => {
    const { client } = setUp(() => envelope(null))
    await expect(resourceClient(client, leave).save({})).rejects.toThrow('"leave" declares no call "submit"')
    await expect(resourceClient(client, customer).act('fly', ['1'])).rejects.toThrow('no action "fly"')
  })
})

describe('what goes beyond the spec', () => {
  test('is missing quietly where the gateway does not know it', async () => {
    const { client, messages } = setUp(() => envelope(null, 404, '接口不存在'))
    const customers = resourceClient(client, customer)
    expect(await customers.history('1')).toBeUndefined()
    expect(await customers.exportXlsx({})).toBeUndefined()
    expect(await customers.importTemplate()).toBeUndefined()
    expect(await customers.importFile(new Blob(['x']), { mode: 'all', dryRun: true })).toBeUndefined()
    expect(messages).toEqual([])
  })

  test('but a record that is not there is told apart', async () => {
    const { client } = setUp(() => envelope(null, 404, '找不到', 'notFound'))
    await expect(resourceClient(client, customer).history('1')).rejects.toMatchObject({ key: 'notFound' })
  })
})

describe('options of a picker', () => {
  test('are asked for with the name, the text and the extras', async () => {
    const { client, seen } = setUp(() => envelope([{ id: 1, contactsName: '刘海涛' }]))
    expect(await resourceClient(client, customerContacts).choices('刘', { customerId: '9' })).toEqual([
      { id: '1', label: '刘海涛', contactsName: '刘海涛' },
    ])
    expect(Object.fromEntries(seen[0]?.url.searchParams ?? [])).toEqual({
      queryName: 'contactsName',
      queryValue: '刘',
      extras: '{"customerId":"9"}',
    })
  })

  test('come from the list where a resource has no search of its own', async () => {
    const { client, seen } = setUp(() =>
      envelope({ records: [{ id: '1', no: 'QJ-1' }], total: 1, current: 1, size: 20, pages: 1 }),
    )
    expect(await resourceClient(client, leave).choices('QJ')).toMatchObject([{ id: '1', label: 'QJ-1' }])
    expect(seen[0]?.url.searchParams.get('search')).toBe('QJ')
  })
})

describe('uploading', () => {
  test('answers how a record stores the file', async () => {
    const { client, seen } = setUp(() => envelope({ attachId: '5', link: '/api/files/5', originalName: '图纸.pdf' }))
    const told: number[] = []
    const file = Object.assign(new Blob(['12345'], { type: 'application/pdf' }), { name: '图纸.pdf' })
    expect(await uploadFile(client, file, { onProgress: (fraction) => told.push(fraction) })).toEqual({
      id: '5',
      name: '图纸.pdf',
      url: '/api/files/5',
      size: 5,
      type: 'application/pdf',
    })
    expect(seen[0]?.body).toBeInstanceOf(FormData)
    expect(told.at(-1)).toBe(1)
  })

  test('has failed when the gateway answers no file, whatever it says', async () => {
    const { client } = setUp(() => envelope(null))
    await expect(uploadFile(client, new Blob(['x']))).rejects.toMatchObject({ message: '上传失败，网关没有返回文件' })
  })
})
