import { plus } from '@bip/contract'
import { expect, it, vi } from 'vitest'
import type { RequestLike } from './paletteTypes.ts'
import { searchRecords } from './recordSource.ts'

const language = 'en'
const { signal } = new AbortController()

it('asks once for records of every kind, and shows what they are', async () => {
  const request = vi.fn(async () => [
    { resource: 'supplier', id: '7', label: '苏州华亿', note: 'S0001' },
    { resource: 'customer', id: '8', label: '苏州精工', note: '' },
    { resource: 'of a newer server', id: '9', label: '苏州', note: '' },
  ])
  const found = await searchRecords({ request: request as unknown as RequestLike, query: '苏州', signal, language })
  expect(found).toEqual([
    { key: 'record:supplier:7', label: '苏州华亿', description: 'Supplier · S0001' },
    { key: 'record:customer:8', label: '苏州精工', description: 'Customer' },
  ])
  expect(request).toHaveBeenCalledExactlyOnceWith({
    method: 'GET',
    path: plus.search,
    query: { q: '苏州' },
    signal,
    silent: true,
  })
})

it('tells what went wrong', async () => {
  const request = (async () => Promise.reject(new Error('away'))) as unknown as RequestLike
  await expect(searchRecords({ request, query: 'yf', signal, language })).rejects.toThrow('away')
})
