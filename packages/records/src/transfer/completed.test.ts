import type { AnyRecord, Core } from '@bip/contract'
import { createClient, memoryStorage } from '@bip/contract/client'
import { customer, resources } from '@bip/contract/resources'
import { createMemoryGateway, samples } from '@bip/memory'
import { expect, test, vi } from 'vitest'
import { sourceOf } from '../host/resources.ts'
import { completed } from './completed.ts'

const client = createClient({
  storage: memoryStorage(),
  onSessionEnd: vi.fn(),
  language: () => 'zh-CN',
  locks: null,
  fetch: createMemoryGateway({ records: samples }),
})
const around = {
  core: customer as Core,
  client,
  language: 'zh-CN',
  timeZone: 'Asia/Shanghai',
  resources: sourceOf(resources),
} as const // a core with its own keys is one of any keys

const record: AnyRecord = {
  id: '7',
  version: 1,
  createUser: 'user-2',
  createDept: '',
  createTime: '2026-11-20T17:30:00.000Z',
  updateUser: 'user-2',
  updateTime: '2026-11-20T17:30:00.000Z',
  status: 'active',
  creditLimit: '1280.5',
  ownerId: 'user-3',
  _labels: { ownerId: '王敏（采购）' },
}

test('what a list does not bring along is named before it leaves: people, words, amounts and the clock', async () => {
  const [full] = await completed(around, [record], ['status', 'ownerId', 'createUser', 'creditLimit', 'createTime'])
  expect(full).toMatchObject({ creditLimit: '1280.50', createTime: '2026-11-21T01:30:00' })
  expect(full?._labels).toEqual({
    status: '合作中',
    ownerId: '王敏（采购）',
    createUser: expect.stringMatching(/\p{Script=Han}/u),
  })
})

test('empty values stay empty', async () => {
  const [full] = await completed(
    around,
    [{ ...record, status: null, creditLimit: null, ownerId: '' }],
    ['status', 'creditLimit', 'ownerId'],
  )
  expect(full).toMatchObject({ status: null, creditLimit: null, ownerId: '' })
})
