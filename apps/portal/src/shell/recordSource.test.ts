import { expect, it, vi } from 'vitest'
import type { RequestLike } from './paletteTypes.ts'
import { searchedCores, searchRecords } from './recordSource.ts'

const can = (code: string): boolean => code === 'customer_view' || code === 'supplier_view'
const labelOf = ({ key }: { key: string }): string => key

it('asks for every kind that one may see, at once, and for no other', async () => {
  const cores = searchedCores(can)
  expect(cores.map(({ key }) => key)).toEqual(['customer', 'supplier'])
  let open = 0
  let most = 0
  const request = vi.fn(async ({ path }: { path: string }) => {
    open++
    most = Math.max(most, open)
    await Promise.resolve()
    open--
    return { records: [{ id: '7', fullname: '苏州精工', supplierName: '苏州华亿', supplierCode: 'S0001', path }] }
  })
  const { signal } = new AbortController()
  const found = await searchRecords({ cores, request: request as unknown as RequestLike, query: '苏州', signal, labelOf })
  expect(most).toBe(2)
  expect(found.map(({ key, label }) => [key, label])).toContainEqual(['record:supplier:7', '苏州华亿'])
  expect(found.find(({ key }) => key === 'record:supplier:7')?.description).toBe('supplier · S0001')
  expect(request.mock.calls.every(([options]) => 'query' in options && JSON.stringify(options).includes('苏州'))).toBe(true)
})

it('shows what was found where one kind fails, and tells where all do', async () => {
  const cores = searchedCores(can)
  const { signal } = new AbortController()
  const half = async ({ path }: { path: string }) => {
    if (/supplier/i.test(path)) throw new Error('busy')
    return { records: [{ id: '1', fullname: '云帆' }] }
  }
  const ask = (request: unknown) => searchRecords({ cores, request: request as RequestLike, query: 'yf', signal, labelOf })
  expect(await ask(half)).toHaveLength(1)
  await expect(ask(async () => Promise.reject(new Error('away')))).rejects.toThrow('away')
})

it('a search that was overtaken is called off on the wire', async () => {
  const controller = new AbortController()
  const signals: AbortSignal[] = []
  const hanging = ({ signal }: { signal: AbortSignal }) =>
    new Promise((_, reject) => {
      signals.push(signal)
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  const asked = searchRecords({
    cores: searchedCores(can),
    request: hanging as unknown as RequestLike,
    query: '苏',
    signal: controller.signal,
    labelOf,
  })
  controller.abort()
  await expect(asked).rejects.toThrow()
  expect(signals).toHaveLength(2)
  expect(signals.every(({ aborted }) => aborted)).toBe(true)
})
