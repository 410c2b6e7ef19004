import { expect, test } from 'vitest'
import { type HeldDataScope, narrowedBy } from './narrow.ts'

const caller = { userId: 'u1', deptId: 'd1', deptIds: ['d1', 'd2'] }
const scope = (roleId: string, rest: Partial<HeldDataScope>): HeldDataScope => ({
  roleId,
  resource: 'customer',
  type: 'field',
  deptIds: null,
  field: 'level',
  value: 'A, B，{me},{depts}',
  ...rest,
})

test('a code has one way for each role that gives it; only codes of the resource are narrowed', () => {
  const narrowed = narrowedBy(
    [
      { code: 'customer_view', scope: 'all', roleId: 'east' },
      { code: 'customer_view', scope: 'self', roleId: 'sales' },
      { code: 'customer_edit', scope: 'all', roleId: 'sales' },
      { code: 'supplier_view', scope: 'all', roleId: 'east' },
    ],
    [scope('east', {}), scope('east', { type: 'chosen', deptIds: ['d7', 'd8'] })],
    caller,
  )
  expect([...(narrowed ?? [])]).toEqual([
    [
      'customer_view',
      [
        { scope: 'all', rules: [{ field: 'level', values: ['A', 'B', 'u1', 'd1', 'd2'] }, { departments: ['d7', 'd8'] }] },
        { scope: 'self', rules: [] },
      ],
    ],
  ])
})

test('departments are the caller’s own where the rule says so, and what is unknown lets through own rows alone', () => {
  const rules = (type: string, field: string | null = null) =>
    narrowedBy([{ code: 'customer_view', scope: 'all', roleId: 'r' }], [scope('r', { type, field })], caller)?.get(
      'customer_view',
    )?.[0]?.rules
  expect(rules('dept')).toEqual([{ departments: ['d1'] }])
  expect(rules('deptDeep')).toEqual([{ departments: ['d1', 'd2'] }])
  expect(rules('self')).toEqual(['own'])
  expect(rules('field')).toEqual(['own'])
  expect(narrowedBy([], [], caller)).toBeUndefined()
})
