import type { Language } from '@bip/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import { named } from '../../db/naming.ts'
import { route } from '../../http/route.ts'
import { toTree } from '../../http/tree.ts'
import type { Services } from '../../services/services.ts'
import type { Session } from '../../services/session.ts'

const readOnly = { readOnly: true } as const

type RoleRow = { id: string; parentId: string; roleName: string; roleAlias: string; sort: number }
type DeptRow = { id: string; parentId: string; deptName: string; deptCode: string | null; sort: number; hasChildren: boolean }

async function readRoles({ database }: Services, { tenantId }: Session, language: Language): Promise<RoleRow[]> {
  return database.asTenant(
    tenantId,
    async (tx) => {
      const { rows } = await sql<RoleRow>`
        select id, parent_id as "parentId", ${named('role', language)} as "roleName", code as "roleAlias", sort
        from role where tenant_id = ${tenantId} and not is_deleted order by sort, id`.execute(tx)
      return rows
    },
    readOnly,
  )
}

async function readDepartments({ database }: Services, { tenantId }: Session): Promise<DeptRow[]> {
  return database.asTenant(
    tenantId,
    async (tx) => {
      const { rows } = await sql<DeptRow>`
        select id, coalesce(nullif(parent_id, ''), '0') as "parentId", dept_name as "deptName", dept_code as "deptCode",
          coalesce(sort, 0)::int as sort,
          exists (select from department c where c.tenant_id = d.tenant_id and c.parent_id = d.id and not c.is_deleted) as "hasChildren"
        from department d where tenant_id = ${tenantId} and not is_deleted order by d.sort, d.id`.execute(tx)
      return rows
    },
    readOnly,
  )
}

// Trees of the spec's clients read `title`, `value` and `key`.
const roleNode = (role: RoleRow) => ({ ...role, title: role.roleName, value: role.id, key: role.id })
const deptNode = (dept: DeptRow) => ({ ...dept, title: dept.deptName, value: dept.id, key: dept.id })

const roleList = route({
  method: 'GET',
  path: '/blade-system/role/list',
  access: { signedIn: true },
  run: async ({ session, services, language }) => readRoles(services, session, language),
})

const roleTree = route({
  method: 'GET',
  path: '/blade-system/role/tree',
  access: { signedIn: true },
  run: async ({ session, services, language }) => toTree((await readRoles(services, session, language)).map(roleNode)),
})

const deptTree = route({
  method: 'GET',
  path: '/blade-system/dept/tree',
  access: { signedIn: true },
  run: async ({ session, services }) => toTree((await readDepartments(services, session)).map(deptNode)),
})

const deptLevel = (path: string) =>
  route({
    method: 'GET',
    path,
    access: { signedIn: true },
    query: z.object({ parentId: z.string().max(64).default('0') }),
    run: async ({ session, services, query }) =>
      (await readDepartments(services, session)).filter(({ parentId }) => parentId === query.parentId).map(deptNode),
  })

export const structureRoutes = [
  roleList,
  roleTree,
  deptTree,
  deptLevel('/blade-system/dept/lazy-tree'),
  deptLevel('/blade-system/dept/lazy-list'),
]
