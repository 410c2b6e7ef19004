import { holdPage, useConfirm } from '@bip/design-system'
import { useCallback, useEffect, useReducer, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSteady } from '../app/useSteady.ts'
import { useText } from '../app/useText.ts'
import {
  changeTabs,
  closableKeys,
  homePath,
  type Keeping,
  keepTabs,
  neighbourOf,
  type OpenTab,
  restoreTabs,
} from '../tabs/tabs.ts'

export type Tabs = {
  open: readonly OpenTab[]
  active: string
  hasUnsaved: boolean
  show: (key: string) => void
  name: (key: string, label: string, isKind?: boolean) => void
  mark: (key: string, isDirty: boolean) => void
  /** Puts the tabs in the order of these keys. */
  order: (keys: readonly string[]) => void
  /** Puts a tab before those that are not pinned, or back among them. */
  pin: (key: string, isPinned: boolean) => void
  /** Loads a page anew; asks first where it has unsaved data. */
  reload: (key: string) => Promise<void>
  /** Closes all but `key`, all to its right, or all; what is pinned stays. */
  closeMany: (which: 'others' | 'right' | 'all', key: string) => Promise<boolean>
  /** Closes pages; asks first where one has unsaved data. Answers whether they were closed. */
  close: (keys: readonly string[]) => Promise<boolean>
  /** Closes a page that is finished with, without asking. */
  finish: (key: string) => void
  /** Has a page that is finished with make room for another one: nothing comes to the front where it was not there itself. */
  replace: (key: string, path: string, label?: string) => void
}

/** What the menu says of the page on show. */
type PageKind = { keep: Keeping; isAside: boolean }

/** The open pages of this window: the address opens and moves them, closing asks where data would be lost. */
export function useTabs(kindOf: (key: string) => PageKind): Tabs {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const { t } = useText()
  const [open, change] = useReducer(changeTabs, sessionStorage, restoreTabs)

  const { keep, isAside } = kindOf(pathname)
  const visit = [pathname, search, keep, isAside].join(' ')
  const [visited, setVisited] = useState<string>()
  // While rendering: the page and its tab come in one commit.
  if (visited !== visit) {
    setVisited(visit)
    change({ type: 'visit', key: pathname, search, keep, isAside })
  }
  useEffect(() => keepTabs(sessionStorage, open), [open])

  const hasUnsaved = open.some((tab) => tab.isDirty)
  useEffect(() => (hasUnsaved ? holdPage() : undefined), [hasUnsaved])

  const show = useSteady((key: string) => {
    const tab = open.find((candidate) => candidate.key === key)
    navigate(key + (tab?.search ?? ''))
  })

  /** Asks before unsaved data is left behind; true when there is none or the user agrees. */
  const askToLeave = useSteady(async (keys: readonly string[]) => {
    const dirty = open.some((tab) => tab.isDirty && keys.includes(tab.key))
    return (
      !dirty ||
      confirm({
        title: t('shell.warning'),
        message: t('shell.unsaved'),
        confirmLabel: t('shell.leave'),
        tone: 'danger',
      })
    )
  })

  const finish = useSteady((key: string) => {
    const neighbour = neighbourOf(open, key)
    change({ type: 'close', keys: [key] })
    if (key === window.location.pathname) navigate(neighbour.key + neighbour.search)
  })

  const replace = useSteady((key: string, path: string, label?: string) => {
    const [by = '', search = ''] = path.split(/(?=\?)/)
    change({ type: 'replace', key, by, search, label: label ?? '' })
    if (key === window.location.pathname) navigate(path, { replace: true })
  })

  // What is open may have changed while somebody was asked.
  const leave = useSteady((keys: readonly string[]) => {
    const here = window.location.pathname
    const left = open.filter((tab) => !keys.includes(tab.key) || tab.key === homePath)
    const next = keys.length === 1 ? neighbourOf(open, here) : (left.at(-1) ?? neighbourOf([], here))
    change({ type: 'close', keys })
    if (keys.includes(here) && here !== homePath) navigate(next.key + next.search)
  })
  const close = useSteady(async (keys: readonly string[]) => {
    if (!(await askToLeave(keys))) return false
    leave(keys)
    return true
  })

  const closeMany = useSteady((which: 'others' | 'right' | 'all', key: string) => close(closableKeys(open, which, key)))
  const reload = useSteady(async (key: string) => {
    if (await askToLeave([key])) change({ type: 'reload', key })
  })

  const pin = useCallback((key: string, isPinned: boolean) => change({ type: 'pin', key, isPinned }), [])
  const name = useCallback((key: string, label: string, isKind?: boolean) => change({ type: 'name', key, label, isKind }), [])
  const mark = useCallback((key: string, isDirty: boolean) => change({ type: 'dirty', key, isDirty }), [])
  const order = useCallback((keys: readonly string[]) => change({ type: 'order', keys }), [])
  const ways = { show, name, mark, order, pin, reload, close, closeMany, finish, replace }
  return { open, active: pathname, hasUnsaved, ...ways }
}
