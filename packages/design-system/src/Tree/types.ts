import type { ReactNode } from 'react'

/** One node of a tree. */
export type TreeNode = {
  /** Unique in the whole tree. */
  key: string
  label: string
  children?: readonly TreeNode[]
  /** Has children that are not here yet; `loadChildren` fetches them when the node opens. Default false. */
  hasChildren?: boolean
  /** Can be opened, but neither selected, ticked nor dragged. Default false. */
  isDisabled?: boolean
  /** A 16 px icon. */
  icon?: ReactNode
  /** More text that finds the node without being shown: pinyin, a code, an old name. */
  keywords?: string
}

/** Fetches the children of a node that says `hasChildren`; give up when the signal says so. */
export type LoadTreeChildren = (node: TreeNode, signal: AbortSignal) => Promise<readonly TreeNode[]>

/** Where a dragged node goes: beside another one or into it, as its last child. */
export type TreeMove = { node: TreeNode; target: TreeNode; position: 'before' | 'after' | 'inside' }

/** A node in its place in the tree. */
export type TreeEntry = {
  kind: 'node'
  node: TreeNode
  /** Place among all nodes, parents before their children. */
  index: number
  /** Index after the last node below this one. */
  end: number
  /** 0 at the top. */
  level: number
  parent: TreeEntry | undefined
  /** Place among its siblings from 1. */
  position: number
  /** Number of siblings, itself included. */
  siblings: number
  /** Has children, here or to be loaded. */
  isParent: boolean
  /** Its children are still to be loaded. */
  isLazy: boolean
}

/** A row that stands in the place of children: they are on their way, or could not be loaded. */
export type TreeNote = { kind: 'loading' | 'failed'; parent: TreeEntry }

export type TreeRow = TreeEntry | TreeNote

/** All nodes in order, whether in sight or not. */
export type TreeIndex = { entries: readonly TreeEntry[] }
