import { useEffect, useMemo, useState } from 'react'
import { warnProp } from '../foundations/warnProp.ts'
import { warnNoList } from '../foundations/warnShape.ts'
import { indexTree, repeatedKeys } from '../Tree/treeIndex.ts'
import type { LoadTreeChildren, TreeEntry, TreeNode, TreeNote } from '../Tree/types.ts'
import { useChildRequests, useLoadedChildren } from '../Tree/useLazyChildren.ts'
import { childrenOf, entriesAlong, keysTo, nextFree } from './cascade.ts'

/** One column: the children of a node, or why they are not there. */
export type CascadeColumn = {
  parent: TreeEntry | undefined
  entries: readonly TreeEntry[]
  /** Index of the entry on the trail; -1 for none. */
  at: number
  /** What is still to come, or failed to. */
  note: TreeNote | undefined
}

const noKeys: ReadonlySet<string> = new Set()
const pageLength = 10

/** The columns of a cascade, and where the keyboard stands in them: at the end of a trail from the first column on. */
export const useCascade = (nodes: readonly TreeNode[], loadChildren: LoadTreeChildren | undefined) => {
  const canLoad = loadChildren !== undefined
  const children = useLoadedChildren()
  warnNoList('Cascader', 'options', nodes)
  const index = useMemo(() => indexTree(nodes, children.loaded, canLoad), [nodes, children.loaded, canLoad])
  const [trailKeys, setTrailKeys] = useState<readonly string[]>([])
  // Moving past a node must not fetch what is below it; a press, Enter and the right arrow do.
  const [asked, setAsked] = useState(noKeys)
  const [isEntering, setEntering] = useState(false)

  const { trail, columns, notes } = useMemo(() => {
    const found = entriesAlong(index, trailKeys)
    const made: CascadeColumn[] = []
    const open: TreeNote[] = []
    for (const parent of [
      undefined,
      ...found.filter((entry) => entry.isParent && (!entry.isLazy || asked.has(entry.node.key))),
    ]) {
      const entries = childrenOf(index, parent)
      const stood = found[made.length]
      const isFailed = parent !== undefined && children.failed.has(parent.node.key)
      const note: TreeNote | undefined = parent?.isLazy ? { kind: isFailed ? 'failed' : 'loading', parent } : undefined
      if (note) open.push(note)
      made.push({ parent, entries, at: stood ? entries.indexOf(stood) : -1, note })
    }
    return { trail: found, columns: made, notes: open }
  }, [index, trailKeys, asked, children.failed])
  useChildRequests(children, loadChildren, notes)

  useEffect(() => {
    if (!import.meta.env.DEV) return
    const [repeated] = repeatedKeys(index)
    if (repeated !== undefined)
      warnProp('Cascader', 'options', `has the key "${repeated}" more than once; its nodes tick together`)
  }, [index])

  const current = trail.at(-1)
  const goTo = (entry: TreeEntry): void => {
    setTrailKeys(keysTo(entry))
    setEntering(false)
  }
  const enter = (): void => {
    if (!current?.isParent) return
    const below = childrenOf(index, current)
    const first = below[nextFree(below, -1, 1)]
    if (first) goTo(first)
    else setEntering(true)
    setAsked(new Set(asked).add(current.node.key))
  }
  // The right arrow came before the children did.
  const arrived = isEntering && current && !current.isLazy ? childrenOf(index, current) : undefined
  useEffect(() => {
    if (!arrived) return
    const first = arrived[nextFree(arrived, -1, 1)]
    setEntering(false)
    if (first) setTrailKeys(keysTo(first))
  }, [arrived])

  const step = (key: string): boolean => {
    const entries = childrenOf(index, current?.parent)
    const at = current ? entries.indexOf(current) : -1
    const targets: Record<string, number> = {
      ArrowDown: nextFree(entries, at, 1),
      ArrowUp: nextFree(entries, at < 0 ? entries.length : at, -1),
      PageDown: nextFree(entries, Math.min(at + pageLength, entries.length - 1) - 1, 1),
      PageUp: nextFree(entries, Math.max(at - pageLength, 0) + 1, -1),
      Home: nextFree(entries, -1, 1),
      End: nextFree(entries, entries.length, -1),
    }
    const target = targets[key]
    if (target === undefined) return false
    const next = entries[target]
    if (next) goTo(next)
    return true
  }

  return {
    index,
    columns,
    trail,
    current,
    goTo,
    enter,
    /** Moves by a navigation key; false when the key is none. */
    steer: (key: string): boolean => {
      if (key === 'ArrowRight') enter()
      else if (key === 'ArrowLeft') {
        if (current?.parent) goTo(current.parent)
      } else return step(key)
      return true
    },
    /** Opens a node's column. */
    open: (entry: TreeEntry): void => {
      goTo(entry)
      if (entry.isParent) setAsked(new Set(asked).add(entry.node.key))
    },
    /** Opens the columns along a path, fetching what is missing on the way. */
    openPath: (path: readonly string[]): void => {
      setTrailKeys(path)
      setEntering(false)
      setAsked(new Set([...asked, ...path.slice(0, -1)]))
    },
    retry: (entry: TreeEntry): void => children.retry(entry.node.key),
  }
}

export type Cascade = ReturnType<typeof useCascade>
