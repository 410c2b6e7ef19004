import { expect, test } from 'vitest'
import { grantOf, isSameGrants, isSameScopes, scopeOf, withCode, withGroup, withScope } from './grants.ts'

const code = (operation: string) => ({ code: `customer_${operation}`, name: operation, operation })
const customer = { key: 'customer', name: '客户', codes: ['view', 'add', 'remove'].map(code) }

test('whoever may do something may also see, and whoever may not see may do nothing', () => {
  const held = withCode({}, customer, 'customer_remove', true)
  expect(held).toEqual({ customer_view: 'self', customer_remove: 'self' })
  expect(withCode(held, customer, 'customer_view', false)).toEqual({})
  expect(withCode(held, customer, 'customer_remove', false)).toEqual({ customer_view: 'self' })
})

test('a new code reaches as far as the others of its resource', () => {
  expect(withCode({ customer_view: 'dept' }, customer, 'customer_add', true).customer_add).toBe('dept')
  expect(withGroup({ customer_view: 'all' }, customer, true)).toEqual({
    customer_view: 'all',
    customer_add: 'all',
    customer_remove: 'all',
  })
  expect(withGroup({ customer_view: 'all', ship_view: 'self' }, customer, false)).toEqual({ ship_view: 'self' })
})

test('scopes are told and set for a whole resource', () => {
  expect(scopeOf({}, customer)).toBeNull()
  expect(scopeOf({ customer_view: 'all', customer_add: 'self' }, customer)).toBe('mixed')
  expect(withScope({ customer_view: 'all', customer_add: 'self', ship_view: 'self' }, customer, 'dept')).toEqual({
    customer_view: 'dept',
    customer_add: 'dept',
    ship_view: 'self',
  })
})

test('grants are sent as codes, how far they reach, and the scopes of the role', () => {
  const scopes = { data: ['east'], api: ['export', 'list'] }
  expect(grantOf('buyer', { customer_view: 'dept' }, scopes)).toEqual({
    roleIds: ['buyer'],
    menuIds: ['customer_view'],
    dataScopeIds: ['customer_view:dept', 'east'],
    apiScopeIds: ['export', 'list'],
  })
  expect(isSameScopes(scopes, { data: ['east'], api: ['list', 'export'] })).toBe(true)
  expect(isSameScopes(scopes, { data: [], api: ['list', 'export'] })).toBe(false)
  expect(isSameGrants({ a: 'all', b: 'self' }, { b: 'self', a: 'all' })).toBe(true)
  expect(isSameGrants({ a: 'all' }, { a: 'dept' })).toBe(false)
})
