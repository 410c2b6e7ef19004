import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { LoadTreeChildren, TreeNode, TreeNote } from './types.ts'

const nothingLoaded: ReadonlyMap<string, readonly TreeNode[]> = new Map()
const noKeys: ReadonlySet<string> = new Set()

/** The children that were fetched, by key of their parent, and the keys of parents whose children could not be. */
export const useLoadedChildren = () => {
  const [loaded, setLoaded] = useState(nothingLoaded)
  const [failed, setFailed] = useState(noKeys)
  return {
    loaded,
    failed,
    keep: (key: string, children: readonly TreeNode[]): void => setLoaded((before) => new Map(before).set(key, children)),
    fail: (key: string): void => setFailed((before) => new Set(before).add(key)),
    retry: (key: string): void =>
      setFailed((before) => {
        const left = new Set(before)
        left.delete(key)
        return left
      }),
  }
}

export type LoadedChildren = ReturnType<typeof useLoadedChildren>

/** Fetches the children of the nodes that stand open without them; one that closes meanwhile is given up. */
export const useChildRequests = (state: LoadedChildren, load: LoadTreeChildren | undefined, notes: readonly TreeNote[]): void => {
  const running = useRef(new Map<string, AbortController>())

  const start = useEffectEvent(async (node: TreeNode) => {
    if (!load) return
    const controller = new AbortController()
    const { signal } = controller
    running.current.set(node.key, controller)
    try {
      const children = await load(node, signal)
      if (signal.aborted) return
      if (!Array.isArray(children)) throw new TypeError('`loadChildren` must resolve to a list of nodes.')
      state.keep(node.key, children)
    } catch {
      // Whatever went wrong, the row below the node says so and offers another attempt.
      if (!signal.aborted) state.fail(node.key)
    }
    if (running.current.get(node.key) === controller) running.current.delete(node.key)
  })

  useEffect(() => {
    const wanted = new Map(notes.flatMap(({ kind, parent }) => (kind === 'loading' ? [[parent.node.key, parent.node]] : [])))
    for (const [key, controller] of running.current)
      if (!wanted.has(key)) {
        controller.abort()
        running.current.delete(key)
      }
    for (const [key, node] of wanted) if (!running.current.has(key)) void start(node)
  }, [notes])

  useEffect(() => {
    const all = running.current
    return () => {
      for (const controller of all.values()) controller.abort()
      all.clear()
    }
  }, [])
}
