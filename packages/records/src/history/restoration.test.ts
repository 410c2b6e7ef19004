import type { Core, HistoryEntry } from '@bip/contract'
import { customer } from '@bip/contract/resources'
import { expect, it } from 'vitest'
import { restorationOf } from './restoration.ts'

const core = customer as Core // a core with its own keys is one of any keys
const entry = (id: string, ...changes: [key: string, before: string, after: string][]): HistoryEntry => ({
  id,
  at: '2026-11-20T06:00:00Z',
  userId: '1',
  userName: '陈志远',
  operation: 'update',
  operationLabel: '修改',
  fields: changes.map(([key, before, after]) => ({ key, label: key, before, after })),
})
const entries = [
  entry('3', ['phone', 'B', 'C'], ['customerCode', 'K1', 'K2']),
  entry('2', ['phone', 'A', 'B'], ['address', '苏州', '无锡']),
  entry('1'),
]

it('a version is what the record held right after an entry, without what people may not write', () => {
  expect(restorationOf(core, entries, '1')).toEqual([
    { key: 'phone', label: 'phone', now: 'C', restored: 'A' },
    { key: 'address', label: 'address', now: '无锡', restored: '苏州' },
  ])
  expect(restorationOf(core, entries, '3')).toEqual([])
})

it('one value is the one before its change', () => {
  expect(restorationOf(core, entries, '2', 'phone')).toEqual([{ key: 'phone', label: 'phone', now: 'C', restored: 'A' }])
  expect(restorationOf(core, entries, '3', 'customerCode')).toEqual([])
})
