import { plus } from '@bip/contract'
import { createClient, memoryStorage } from '@bip/contract/client'
import { createMemoryGateway, type MemoryGateway } from '@bip/contract/memory'
import { describe, expect, it, vi } from 'vitest'
import { dictionaryOf } from './useDictionary.ts'

const platformMap = '/blade-system/dict-biz/dictionary-map'

const clientOf = (gateway: MemoryGateway) => {
  const asked: string[] = []
  const client = createClient({
    storage: memoryStorage(),
    onSessionEnd: vi.fn(),
    language: () => 'vi',
    locks: null,
    fetch: (url, init) => {
      asked.push(url)
      return gateway(url, init)
    },
  })
  return { client, asked }
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
