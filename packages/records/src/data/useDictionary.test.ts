import { plus } from '@bip/contract'
import { createClient, memoryStorage } from '@bip/contract/client'
import { createMemoryGateway, type MemoryGateway } from '@bip/memory'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dictionaryOf, forgetDictionaries, useDictionary } from './useDictionary.ts'

const platformMap = '/blade-system/dict-biz/dictionary-map'

const clientOf = (gateway: MemoryGateway) => {
  const asked: string[] = []
  const told: string[] = []
  const client = createClient({
    storage: memoryStorage(),
    onSessionEnd: vi.fn(),
    onMessage: ({ message }) => void told.push(message),
    language: () => 'vi',
    locks: null,
    fetch: (url, init) => {
      asked.push(url)
      return gateway(url, init)
    },
  })
  return { client, asked, told }
}

describe('words of a dictionary', () => {
  it('come in the reader’s language, several dictionaries in one call', async () => {
    const { client, asked } = clientOf(createMemoryGateway())
    const [status, unit] = await Promise.all([
      dictionaryOf(client, 'DC_CUSTOMER_STATUS', 'vi'),
      dictionaryOf(client, 'DC_UNIT', 'vi'),
    ])
    expect(status[1]).toEqual({ key: 'active', label: 'Đang hợp tác', tone: 'success' })
    expect(unit[0]).toMatchObject({ key: 'pcs', label: 'cái' })
    expect(asked).toHaveLength(1)
  })

  it('come from the platform’s own call where the gateway has no other', async () => {
    const gateway = createMemoryGateway()
    gateway.fail(plus.dictionaries, 'unknownPath')
    const [, active] = await dictionaryOf(clientOf(gateway).client, 'DC_CUSTOMER_STATUS', 'vi')
    expect(active).toEqual({ key: 'active', label: 'Đang hợp tác', tone: 'success' })
  })

  it('come from the product where the gateway has none at all', async () => {
    const gateway = createMemoryGateway()
    gateway.fail(plus.dictionaries, 'unknownPath')
    gateway.fail(platformMap, 'unknownPath')
    const [, active] = await dictionaryOf(clientOf(gateway).client, 'DC_CUSTOMER_STATUS', 'zh-CN')
    expect(active).toEqual({ key: 'active', label: '合作中', tone: 'success' })
  })
})

const Field = () => createElement('p', null, useDictionary('DC_UNIT').entries?.length)

describe('words that cannot be fetched', () => {
  it('are only logged: the reader sees those of the product', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const gateway = createMemoryGateway()
    gateway.fail(plus.dictionaries, 'internal')
    const { client, told } = clientOf(gateway)
    const [, active] = await dictionaryOf(client, 'DC_CUSTOMER_STATUS', 'vi')
    expect(active).toMatchObject({ key: 'active', label: 'Đang hợp tác' })
    expect(warn.mock.calls.map(([text]) => text)).toEqual(['获取枚举失败 (DC_CUSTOMER_STATUS)'])
    expect(told).toEqual([])
    warn.mockRestore()
  })

  it('are not asked for outside a host: whoever puts a field there is told', () => {
    expect(() => renderToString(createElement(Field))).toThrow(/RecordsProvider/)
  })
})

describe('what the gateway answered', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const setUp = (isOwn: boolean) => {
    const gateway = createMemoryGateway()
    if (!isOwn) gateway.fail(plus.dictionaries, 'unknownPath')
    const { client, asked } = clientOf(gateway)
    const answered = isOwn ? plus.dictionaries : platformMap
    return {
      client,
      ask: async (code = 'DC_UNIT', language: 'vi' | 'en' = 'vi') => {
        const words = dictionaryOf(client, code, language)
        await vi.advanceTimersByTimeAsync(100)
        return words
      },
      count: () => asked.filter((url) => url.includes(answered)).length,
    }
  }

  it.each([
    ['ten minutes, from our own call', true, 600_000],
    ['five minutes, from that of any other gateway', false, 300_000],
  ])('is kept for %s', async (_, isOwn, life) => {
    const { ask, count } = setUp(isOwn)
    const first = await ask()
    await vi.advanceTimersByTimeAsync(life - 1000)
    expect(await ask()).toBe(first)
    expect(count()).toBe(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await ask()).toEqual(first)
    expect(count()).toBe(2)
  })

  it('is asked for again by whoever changed it, in another language, and by whoever signs in next', async () => {
    const { client, ask, count } = setUp(true)
    await ask()
    forgetDictionaries(client)
    await ask()
    expect(count()).toBe(2)
    await ask('DC_UNIT', 'en')
    expect(count()).toBe(3)
    client.session.save({ access_token: 'a', refresh_token: 'r', user_id: 'somebody else', tenant_id: '100001' })
    await ask()
    expect(count()).toBe(4)
  })
})
