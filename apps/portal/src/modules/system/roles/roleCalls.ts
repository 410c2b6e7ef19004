import type { GrantGroup, RoleDetail, RoleDraft, RoleGrant, ScopeNode } from '@bip/contract'
import useSWR from 'swr'
import { client } from '../../../app/client.ts'
import { usePreferences } from '../../../app/preferences.ts'

const base = '/blade-system/role'

/** A role among the others. */
export type RoleNode = { id: string; parentId: string; title: string; roleAlias: string; children: RoleNode[] }

type GrantTree = { menu: GrantGroup[]; dataScope: ScopeNode[]; apiScope: ScopeNode[] }

const rolesKey = 'roles'

/** The roles as a tree. */
export function useRoles() {
  const { language } = usePreferences()
  return useSWR<RoleNode[], Error>([rolesKey, language], () =>
    client.request<RoleNode[]>({ method: 'GET', path: `${base}/tree`, silent: true }),
  )
}

export function useRole(id: string) {
  const { language } = usePreferences()
  return useSWR<RoleDetail, Error>([rolesKey, id, language], () =>
    client.request<RoleDetail>({ method: 'GET', path: `${base}/detail`, query: { id }, silent: true }),
  )
}

/** Everything that can be granted. */
export function useGrantTree() {
  const { language } = usePreferences()
  return useSWR<GrantTree, Error>(['grant-groups', language], () =>
    client.request<GrantTree>({ method: 'GET', path: '/blade-system/menu/grant-tree', silent: true }),
  )
}

/** Keys of everything that a changed role changes. */
export const isRolesKey = (key: unknown): boolean => Array.isArray(key) && key[0] === rolesKey

export const saveRole = (draft: RoleDraft): Promise<{ id: string }> =>
  client.request({ method: 'POST', path: `${base}/submit`, body: { ...draft }, safe: true, silent: true })

export const removeRole = (id: string): Promise<unknown> =>
  client.request({ method: 'POST', path: `${base}/remove`, query: { ids: id }, safe: true })

export const grantRoles = (grant: RoleGrant): Promise<unknown> =>
  client.request({ method: 'POST', path: `${base}/grant`, body: { ...grant }, safe: true, silent: true })
