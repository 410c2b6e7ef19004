import { type AnyRecord, readListCall } from '@bip/contract'
import { matching, pageOf } from './list.ts'
import { labelOf, type MemoryHandler, type MemoryState, tableOf } from './state.ts'

/** What the person picker asks for. */
export function peopleHandlers(state: MemoryState): [string, MemoryHandler][] {
  const rows = (table: string): AnyRecord[] => [...tableOf(state, table).values()]
  const colleague = (row: AnyRecord) => ({ ...row, deptName: labelOf(state, 'department', String(row.deptId ?? '')) ?? '' })
  const below = (parent: string): object[] =>
    rows('department')
      .filter(({ parentId }) => String(parentId ?? '') === parent)
      .map(({ id, deptName }) => ({ id, title: deptName, children: below(id) }))
  return [
    [
      'GET /blade-bip/bip-blade-user/page',
      ({ query }) => {
        const core = state.resources.user
        if (!core) return pageOf([], {})
        const deptId = query.get('deptId')
        const page = readListCall(
          [...query].filter(([name]) => ['current', 'size'].includes(name)),
          () => false,
        )
        const found = matching(core, rows('user'), { search: query.get('realName') ?? '' })
        return pageOf(found.filter((row) => !deptId || row.deptId === deptId).map(colleague), page)
      },
    ],
    [
      'GET /blade-bip/bip-blade-user/frequently-used-users',
      () =>
        rows('user')
          .filter(({ id, deptId }) => deptId === state.session.deptId && id !== state.session.userId)
          .map(colleague),
    ],
    ['GET /blade-system/dept/tree', () => below('')],
    ['GET /blade-system/role/tree', () => []],
    ['POST /blade-bip/collect/collect-selected-users', () => null],
  ]
}
