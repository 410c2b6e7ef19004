import { createClient, memoryStorage } from '@bip/contract/client'
import { describe, expect, it, vi } from 'vitest'
import { startingWith, usualPeople } from './usualPeople.ts'

const clientOf = (answer: () => Response) =>
  createClient({
    storage: memoryStorage(),
    onSessionEnd: vi.fn(),
    language: () => 'zh-CN',
    locks: null,
    fetch: async () => answer(),
  })
const { signal } = new AbortController()

describe('the people whom somebody usually chooses', () => {
  it('are named as pickers show them', async () => {
    const client = clientOf(() =>
      Response.json({ code: 200, success: true, msg: '', data: [{ id: '7', realName: '王海燕', deptName: '采购部' }] }),
    )
    expect(await usualPeople(client, signal)).toEqual([{ id: '7', realName: '王海燕', deptName: '采购部', label: '王海燕' }])
  })

  it('are nobody on a gateway that does not count them', async () => {
    const client = clientOf(() => Response.json({ code: 404, success: false, msg: '接口不存在', data: null }, { status: 404 }))
    expect(await usualPeople(client, signal)).toEqual([])
  })

  it('stand before all others, each once', () => {
    const [wang, li, chen] = [{ id: '7' }, { id: '3' }, { id: '1' }]
    expect(startingWith([wang, li], [chen, li, wang])).toEqual([wang, li, chen])
  })
})
