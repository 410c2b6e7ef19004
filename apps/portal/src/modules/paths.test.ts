import type { Core } from '@bip/contract'
import { customer as declared, resources } from '@bip/contract/resources'
import { expect, test } from 'vitest'
import { createPath, detailPath, editPath, listPath, resourceAt } from './paths.ts'

const customer = declared as Core // a core with its own keys is one of any keys
const { menu: _, ...unlisted }: Core = { ...customer, key: 'customerNote' }
const known = [customer, unlisted]

test('a resource with a menu entry has its pages where the entry leads', () => {
  expect(listPath(customer)).toBe(customer.menu?.path)
  expect(resourceAt(detailPath(customer, '1'), known)).toBe(customer)
})

test('a resource without one has all of its pages at an address of its own', () => {
  expect(listPath(unlisted)).toBe('/record/customerNote')
  const pages = [
    listPath(unlisted),
    detailPath(unlisted, 'a/b'),
    editPath(unlisted, '1'),
    createPath(unlisted, { customerId: '1' }),
  ]
  for (const page of pages) expect(resourceAt(page.split('?')[0] ?? '', known)).toBe(unlisted)
  expect(resourceAt('/record/customerNotes', known)).toBeUndefined()
})

test('no two resources share an address', () => {
  const all = Object.values(resources)
  for (const core of all) expect(resourceAt(listPath(core), all)).toBe(core)
})
