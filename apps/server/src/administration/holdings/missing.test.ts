import type { Scope } from '@bip/contract'
import { expect, test } from 'vitest'
import type { ScopedRules } from '../../services/session.ts'
import type { Holdings } from './holdings.ts'
import { missingFrom } from './missing.ts'

const code = 'customer_view'

/** Somebody of department d2, which d3 stands below, with one permission. */
function holding(scope: Scope | undefined, ways?: readonly ScopedRules[], more: Partial<Holdings> = {}): Holdings {
  return {
    userId: 'u1',
    deptId: 'd2',
    deptIds: ['d2', 'd3'],
    permissions: new Map(scope ? [[code, scope]] : []),
    ...(ways && { narrowed: new Map([[code, ways]]) }),
    isAdministrator: false,
    apiScopeIds: new Set(),
    ...more,
  }
}
const field = (values: string[], scope: Scope = 'all'): ScopedRules => ({ scope, rules: [{ field: 'level', values }] })
const departments = (...ids: string[]): ScopedRules => ({ scope: 'all', rules: [{ departments: ids }] })
const far = { deptId: 'd9', deptIds: ['d9'] }

test.each<[string, Holdings, Holdings, boolean]>([
  ['everything covers all', holding('all'), holding('deptDeep', undefined, far), true],
  ['a permission that is not held is missing', holding(undefined), holding('self'), false],
  ['own rows are covered by any reach', holding('self'), holding('self', undefined, far), true],
  [
    'a department is covered by those above it',
    holding('deptDeep'),
    holding('dept', undefined, { deptId: 'd3', deptIds: ['d3'] }),
    true,
  ],
  ['a department elsewhere is not', holding('deptDeep'), holding('dept', undefined, far), false],
  ['one department does not cover those below', holding('dept'), holding('deptDeep'), false],
  ['fewer values are covered by more', holding('all', [field(['A', 'B'])]), holding('all', [field(['A'])]), true],
  ['more values are not', holding('all', [field(['A'])]), holding('all', [field(['A', 'B'])]), false],
  ['rows that name their owner are own rows', holding('all', [field(['A'])]), holding('all', [field(['A', 'u1'])]), true],
  ['all rows are not covered by some', holding('all', [field(['A'])]), holding('all'), false],
  [
    'a rule within a narrower reach is not covered',
    holding('all', [field(['A'], 'dept')]),
    holding('all', [field(['A'])]),
    false,
  ],
  ['chosen departments are covered by one’s own', holding('deptDeep'), holding('all', [departments('d3')]), true],
  ['and cover a reach that stays within them', holding('all', [departments('d2', 'd3')]), holding('deptDeep'), true],
  ['chosen departments elsewhere are not covered', holding('deptDeep'), holding('all', [departments('d3', 'd9')]), false],
  [
    'a rule that lets own rows through alone is covered',
    holding('self'),
    holding('all', [{ scope: 'all', rules: ['own'] }]),
    true,
  ],
])('%s', (_, held, wanted, isCovered) => {
  expect(missingFrom([held], wanted).length === 0).toBe(isCovered)
})

test('what several hold together counts, and administrators hold everything', () => {
  const [one, other] = [holding('dept'), holding('dept', undefined, { deptId: 'd3', deptIds: ['d3'] })]
  expect(missingFrom([one, other], holding('deptDeep'))).toEqual([])
  expect(missingFrom([holding(undefined, undefined, { isAdministrator: true })], holding('all'))).toEqual([])
})

test('guarded calls are opened only by who may make them', () => {
  const wanted = holding('all', undefined, { apiScopeIds: new Set(['g1', 'g2']) })
  expect(missingFrom([holding('all', undefined, { apiScopeIds: new Set(['g1']) })], wanted)).toEqual([{ apiScopeId: 'g2' }])
})

test('whoever keeps the menu may open a plant’s own entries', () => {
  const wanted = holding(undefined, undefined, { permissions: new Map([['menu:7', 'self']]) })
  expect(missingFrom([holding('all')], wanted)).toEqual([{ code: 'menu:7' }])
  expect(missingFrom([holding(undefined, undefined, { permissions: new Map([['menu_edit', 'all']]) })], wanted)).toEqual([])
})
