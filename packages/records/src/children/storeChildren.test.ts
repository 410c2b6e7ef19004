import { type Core, many } from '@bip/contract'
import { createClient, memoryStorage, resourceClient } from '@bip/contract/client'
import { customerContacts, resources } from '@bip/contract/resources'
import { createMemoryGateway } from '@bip/memory'
import { expect, it } from 'vitest'
import { storeChildren } from './storeChildren.ts'

const core: Core = {
  ...(customerContacts as Core),
  calls: { ...customerContacts.calls, submitList: many('batch-submit', 'rows') },
}

const line = (key: string, values: Record<string, unknown>) => ({ key, at: 0, line: values })

it('children that are stored in one call are told apart: each has its own outcome', async () => {
  const customers = [{ id: 'customer-1', fullname: '岚山重工集团股份有限公司' }]
  const gateway = createMemoryGateway({ resources: { ...resources, customerContacts: core }, records: { customer: customers } })
  const asked: string[] = []
  const client = createClient({
    storage: memoryStorage(),
    onSessionEnd: () => undefined,
    language: () => 'zh-CN',
    fetch: (input, init) => {
      asked.push(String(input))
      return gateway(input, init)
    },
    locks: null,
  })
  const storing = {
    core,
    api: resourceClient(client, core),
    fixed: { customerId: 'customer-1' },
    keys: ['contactsName', 'contactsPhoneNumber'],
    stale: '',
  }
  const added = [
    line('a', { contactsName: '王芳', contactsPhoneNumber: '13812345678' }),
    line('b', { contactsName: '' }),
    line('c', { contactsName: '李强', contactsPhoneNumber: '13912345678' }),
  ]
  const outcomes = await storeChildren(storing, { added, changed: [], removed: [] })
  expect(outcomes.map(({ key, status }) => [key, status])).toEqual([
    ['a', 'stored'],
    ['b', 'faulty'],
    ['c', 'stored'],
  ])
  expect(outcomes[1]).toMatchObject({ column: 'contactsName' })
  expect(gateway.rows('customerContacts').map(({ contactsName }) => contactsName)).toEqual(['王芳', '李强'])
  expect(asked.filter((url) => url.includes('submit'))).toHaveLength(1)
})
