import type { Scope } from '../resource/permissions.ts'

/** A role as its page shows it. */
export type RoleDetail = {
  id: string
  /** Chinese name; the others stand in `names` where they differ. */
  roleName: string
  names: { en?: string; vi?: string }
  /** Unique within the tenant. */
  roleAlias: string
  parentId: string
  sort: number
  /** Its people may do everything; nothing is granted to it. */
  isAdministrator: boolean
  userCount: number
  /** Permission codes held, each with how far it reaches. */
  grants: Record<string, Scope>
  /** Data scopes that narrow what its people reach. */
  dataScopeIds: string[]
  /** API scopes that open guarded calls to its people. */
  apiScopeIds: string[]
  /** Top entries that it shows; all where it names none. */
  topMenuIds: string[]
}

/** A scope that can be granted, or the resource that stands above some of them. */
export type ScopeNode = { id: string; key: string; value: string; parentId: string; title: string; children: ScopeNode[] }

export type RoleDraft = Pick<RoleDetail, 'roleName' | 'names' | 'roleAlias' | 'parentId' | 'sort'> & { id?: string }

/** What can be granted: the codes of a resource, and whether its rows belong to people and departments. */
export type GrantGroup = { key: string; name: string; codes: { code: string; name: string; operation: string }[] }

/**
 * What is granted to roles in place of what they had: codes, and among `dataScopeIds` `code:scope` for each that reaches further than
 * own rows, beside the ids of data scopes.
 */
export type RoleGrant = {
  roleIds: string[]
  menuIds: string[]
  dataScopeIds: string[]
  /** API scopes in place of those it had; unchanged when absent. */
  apiScopeIds?: string[]
  /** Top entries in place of those it showed; unchanged when absent. */
  topMenuIds?: string[]
}

/** Somebody who has a role. */
export type RolePerson = {
  id: string
  realName: string
  account: string
  fnumber: string
  postName: string
  deptName: string
  /** As on the account: `enabled` for whoever can sign in. */
  status: string
}

/** Gives a role to people (`isHeld`) or takes it from them; what else they have stays. */
export type RoleBinding = { roleId: string; userIds: readonly string[]; isHeld: boolean }

/** Why somebody may do something: their roles, and through which of them each permission comes. */
export type UserPermissions = {
  isAdministrator: boolean
  roles: { id: string; name: string }[]
  /** The widest scope counts; `roleIds` are the roles that give it. Empty for administrators, who may do everything. */
  grants: { code: string; name: string; resource: string; scope: Scope; roleIds: string[] }[]
}
