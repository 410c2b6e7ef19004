import { Tree } from '@bip/design-system'
import type { RoleNode } from './roleCalls.ts'
import { treeOf } from './treeOf.ts'

type RoleTreeProps = {
  label: string
  roles: readonly RoleNode[]
  isLoading: boolean
  /** Id of the role on show; empty for none. */
  chosen: string
  onChoose: (id: string) => void
}

/** The roles to choose one from, with all below each other open as soon as they are there. */
export const RoleTree = ({ label, roles, isLoading, chosen, onChoose }: RoleTreeProps) => (
  <Tree
    label={label}
    nodes={treeOf(roles)}
    isLoading={isLoading}
    isSearchable
    selectionMode="single"
    defaultExpandedKeys="all"
    selectedKeys={new Set(chosen ? [chosen] : [])}
    onSelectionChange={(keys) => onChoose([...keys][0] ?? chosen)}
  />
)
