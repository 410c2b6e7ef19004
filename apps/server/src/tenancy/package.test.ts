import { type Core, label } from '@bip/contract'
import { resources } from '@bip/contract/resources'
import { expect, test } from 'vitest'
import { familiesOf } from './package.ts'

const { menu: _, ...unlisted } = resources.customer as Core
const name = label('名', 'name', 'tên')
const below = (key: string, to: string): Core => ({
  ...unlisted,
  key,
  fields: { aboveId: { kind: 'reference', to, label: name, parent: true } },
})

test('a resource without a menu entry comes with the one that it hangs under, however far above', () => {
  const cores = { customer: resources.customer as Core, note: below('note', 'customer'), remark: below('remark', 'note') }
  const families = familiesOf([{ id: 'resource.customer', permission: 'customer_view' }], cores)
  expect(families.get('note')).toEqual(['resource.customer'])
  expect(families.get('remark')).toEqual(['resource.customer'])
})

test('one that hangs under nothing, or in a circle, belongs to everybody', () => {
  const cores = { alone: { ...unlisted, key: 'alone' }, one: below('one', 'two'), two: below('two', 'one') }
  const families = familiesOf([{ id: 'resource.customer', permission: 'customer_view' }], cores)
  expect([...families.keys()]).toEqual(['customer'])
})
