import { Tree, type TreeNode } from '@bip/design-system'
import { useMemo } from 'react'
import { useText } from '../host/useText.ts'
import { type PeopleNode, type PeopleTab, usePeopleTree } from './people.ts'

const nodeOf = ({ id, title, roleName, children = [] }: PeopleNode): TreeNode => ({
  key: id,
  label: title ?? roleName ?? id,
  children: children.map(nodeOf),
})

export type PeopleTreeProps = {
  tab: Exclude<PeopleTab, 'recent'>
  selected: string | undefined
  onSelect: (key: string | undefined) => void
}

/** Whose people are shown; the first department, which all belong to, is open. */
export const PeopleTree = ({ tab, selected, onSelect }: PeopleTreeProps) => {
  const { t } = useText()
  const { data, isLoading } = usePeopleTree(tab)
  const nodes = useMemo(() => (data ?? []).map(nodeOf), [data])
  return (
    <Tree
      label={t(`picker.${tab}`)}
      nodes={nodes}
      isLoading={isLoading}
      isSearchable
      selectionMode="single"
      defaultExpandedKeys="all"
      selectedKeys={new Set(selected ? [selected] : [])}
      onSelectionChange={(keys) => onSelect([...keys][0])}
    />
  )
}
