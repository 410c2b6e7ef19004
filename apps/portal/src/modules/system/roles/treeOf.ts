import type { TreeNode } from '@bip/design-system'
import type { RoleNode } from './roleCalls.ts'

/** Roles as a tree of the design system; one of them with everything below it can be left out, as a parent of itself. */
export const treeOf = (roles: readonly RoleNode[], without?: string): TreeNode[] =>
  roles
    .filter(({ id }) => id !== without)
    .map(({ id, title, roleAlias, children }) => ({
      key: id,
      label: title,
      keywords: roleAlias,
      children: children.length > 0 ? treeOf(children, without) : undefined,
    }))
