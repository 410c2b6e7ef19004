import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSteady } from '../app/useSteady.ts'
import { trailOf } from '../menus/menus.ts'
import type { useMenus } from '../menus/useMenus.ts'
import { openEntry, openingOf } from './openEntry.ts'
import { asideOf, sideGroups } from './sideGroups.tsx'

type ShellMenuOptions = {
  index: ReturnType<typeof useMenus>['index']
  /** The page on show. */
  page: string
  show: (path: string) => void
  taskCount: number | undefined
}

/** Where the page on show stands in the menu, what lies around it, and the ways to other entries. */
export function useShellMenu({ index, page, show, taskCount }: ShellMenuOptions) {
  const { search } = useLocation()
  const parentMenuId = new URLSearchParams(search).get('parentMenuId')
  const trail = useMemo(() => trailOf(index, page, parentMenuId), [index, page, parentMenuId])
  // A top menu whose pages all lie outside is looked into without leaving the page on show.
  const [peeked, setPeeked] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next page ends the look
  useEffect(() => setPeeked(null), [page])
  const top = (peeked ? index.byId.get(peeked) : trail)?.[0]
  const groups = useMemo(() => sideGroups(top, { '/work/todo': taskCount }), [top, taskCount])
  const aside = useMemo(() => asideOf(trail), [trail])
  /** An entry by what names it in the sidebar: its page, or itself. */
  const choose = useSteady((key: string) => {
    const node = (index.byPath.get(key) ?? index.byId.get(key))?.at(-1)
    if (!node) {
      show(key)
      return
    }
    openEntry(node, show)
  })
  const chooseTop = useSteady((id: string) => {
    const node = index.byId.get(id)?.at(-1)
    if (node && node.children.length > 0 && openingOf(node, window.location.origin).type !== 'page') setPeeked(id)
    else choose(id)
  })
  return { trail, top, groups, aside, choose, chooseTop, entry: trail.at(-1) }
}
