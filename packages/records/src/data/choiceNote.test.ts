import type { Core } from '@bip/contract'
import { supplier, warehouseLocation } from '@bip/contract/resources'
import { expect, test } from 'vitest'
import { choiceNote } from './choiceNote.ts'

// A core with its own keys is one of any keys.
const [suppliers, locations] = [supplier as Core, warehouseLocation as Core]

test('a choice is told from its namesakes by its code, and never by the key of a word', () => {
  expect(choiceNote(suppliers, { id: '1', label: '精工', supplierCode: 'S0001' })).toBe('S0001')
  expect(locations.subtitle).toBe('locationType')
  expect(choiceNote(locations, { id: '1', label: 'A-01', locationType: 'storage' })).toBeUndefined()
})
