import { expect, test } from 'vitest'
import { cards, resources } from '../resources/index.ts'
import { filtersFor } from './card.ts'

const reader = { userId: 'u1', deptId: 'd7', today: '2026-12-30' }

test('a card asks for its reader and for days around theirs', () => {
  const where = {
    purchaserId: '{me}',
    createDept: '{dept}',
    deliveryDate_le: '{today-1}',
    validTo_le: '{today+30}',
    state: 'draft',
  }
  expect(filtersFor({ where }, reader)).toEqual({
    purchaserId: 'u1',
    createDept: 'd7',
    deliveryDate_le: '2026-12-29',
    validTo_le: '2027-01-29',
    state: 'draft',
  })
})

test('cards are unique and speak of fields that are there', () => {
  expect(new Set(cards.map(({ key }) => key)).size).toBe(cards.length)
  for (const { key, resource, where = {}, shows = [], bars, sort } of cards) {
    const core = resources[resource]
    expect(core, key).toBeDefined()
    const named = [
      ...Object.keys(where).map((name) => name.replace(/_(in|ge|le)$/, '')),
      ...shows,
      sort?.replace('-', ''),
      bars?.by,
      bars?.sum,
    ]
    for (const field of named)
      if (field)
        expect([...Object.keys(core?.fields ?? {}), 'createTime', 'updateTime', 'createUser', 'createDept'], key).toContain(field)
  }
})
