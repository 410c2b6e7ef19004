import { useEffect, useMemo, useState } from 'react'
import { warnProp } from '../foundations/warnProp.ts'
import { warnNoList } from '../foundations/warnShape.ts'
import { indexTree, parentKeys, repeatedKeys, visibleRows } from './treeIndex.ts'
import { searchTree, wordsOf } from './treeSearch.ts'
import type { LoadTreeChildren, TreeEntry, TreeNode } from './types.ts'
import { useChildRequests, useLoadedChildren } from './useLazyChildren.ts'

export type TreeRowsOptions = {
  /** Name of the component in warnings. */
  component: string
  nodes: readonly TreeNode[]
  loadChildren?: LoadTreeChildren
  expandedKeys?: ReadonlySet<string>
  defaultExpandedKeys?: Iterable<string> | 'all'
  onExpandedChange?: (keys: Set<string>) => void
  /** What is searched for; '' for nothing. */
  query: string
}

const noKeys: ReadonlySet<string> = new Set()

/** The rows of a tree in sight: what is open, what was fetched, and what a search leaves. */
export const useTreeRows = (options: TreeRowsOptions) => {
  const { component, nodes, loadChildren, expandedKeys, defaultExpandedKeys, onExpandedChange, query } = options
  const canLoad = loadChildren !== undefined
  const children = useLoadedChildren()
  warnNoList(component, 'nodes', nodes)
  const index = useMemo(() => indexTree(nodes, children.loaded, canLoad), [nodes, children.loaded, canLoad])

  const [firstExpanded] = useState(() => (defaultExpandedKeys === 'all' ? undefined : new Set(defaultExpandedKeys ?? noKeys)))
  // All the nodes there are, also those that come later, until the reader opens or closes one.
  const atFirst = useMemo(() => firstExpanded ?? parentKeys(index), [firstExpanded, index])
  const [chosen, setChosen] = useState<ReadonlySet<string>>()
  const expanded = expandedKeys ?? chosen ?? atFirst
  const setExpanded = (keys: Set<string>): void => {
    setChosen(keys)
    onExpandedChange?.(keys)
  }

  const words = useMemo(() => wordsOf(query), [query])
  const matches = useMemo(() => searchTree(index, words), [index, words])
  // A search opens the way to what it finds. What the reader then opens or closes lasts as long as the search, and leaves the tree as it was.
  const [flipped, setFlipped] = useState({ words, keys: noKeys })
  const flippedKeys = flipped.words === words ? flipped.keys : noKeys

  const { rows, notes, isExpanded } = useMemo(() => {
    const isOpen = (entry: TreeEntry): boolean =>
      matches ? (matches.leads[entry.index] === 1) !== flippedKeys.has(entry.node.key) : expanded.has(entry.node.key)
    const visible = visibleRows(index, { isExpanded: isOpen, failed: children.failed, shown: matches?.shown })
    return { ...visible, isExpanded: isOpen }
  }, [index, expanded, matches, flippedKeys, children.failed])
  useChildRequests(children, loadChildren, notes)

  useEffect(() => {
    if (!import.meta.env.DEV) return
    const [repeated] = repeatedKeys(index)
    if (repeated !== undefined)
      warnProp(component, 'nodes', `has the key "${repeated}" more than once; its nodes open, select and tick together`)
    const orphan = canLoad ? undefined : index.entries.find(({ node }) => node.hasChildren && !node.children)
    if (orphan)
      warnProp(
        component,
        'nodes',
        `has "${orphan.node.key}" with hasChildren, but there is no loadChildren; it is shown without children`,
      )
  }, [component, index, canLoad])

  /** Opens or closes nodes; those that already are so stay. */
  const expand = (entries: readonly TreeEntry[], isOpen: boolean): void => {
    const changed = entries.filter((entry) => entry.isParent && isExpanded(entry) !== isOpen)
    if (changed.length === 0) return
    const next = new Set(matches ? flippedKeys : expanded)
    for (const { node } of changed) {
      if (next.has(node.key)) next.delete(node.key)
      else next.add(node.key)
    }
    if (matches) setFlipped({ words, keys: next })
    else setExpanded(next)
  }

  return {
    index,
    rows,
    matches,
    isExpanded,
    expand,
    retry: (entry: TreeEntry): void => children.retry(entry.node.key),
  }
}

export type TreeRows = ReturnType<typeof useTreeRows>
