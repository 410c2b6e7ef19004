/** An open page: its path names it, its address holds the list's question, `label` is what its screen called itself. */
export type OpenTab = {
  key: string
  search: string
  label: string
  isDirty: boolean
  /** Its screen is there; else it loads when it is visited. */
  isVisited: boolean
  /** Stands before the others and is closed by itself alone. */
  isPinned: boolean
  /** Has no place in the strip and goes when it is left. */
  isAside: boolean
  keep: Keeping
  /** Counts visits: the largest was shown last. */
  seen: number
  /** Counts how often the page was loaded anew by wish. */
  round: number
}

/** How long a screen that is not shown stays: for ever, while few are open, or not at all. */
export type Keeping = 'always' | 'usual' | 'never'

export type TabChange =
  | { type: 'visit'; key: string; search: string; keep?: Keeping; isAside?: boolean }
  | {
      type: 'name'
      key: string
      label: string /** What kind of page it is: it gives way to a name that is known. */
      isKind?: boolean
    }
  | { type: 'dirty'; key: string; isDirty: boolean }
  | { type: 'close'; keys: readonly string[] }
  | { type: 'replace'; key: string; by: string; label: string; search?: string }
  | { type: 'order'; keys: readonly string[] }
  | { type: 'pin'; key: string; isPinned: boolean }
  | { type: 'reload'; key: string }

/** The page one always comes back to; it cannot be closed. */
export const homePath = '/desk/index'
const blank = { search: '', label: '', isDirty: false, isVisited: false, isPinned: false, isAside: false, seen: 0, round: 0 }
const home: OpenTab = { key: homePath, keep: 'always', ...blank }

/** Screens that stay loaded beside those that always do; the one shown longest ago loads anew when it is visited again. */
export const maxKept = 20

export function changeTabs(tabs: readonly OpenTab[], change: TabChange): readonly OpenTab[] {
  switch (change.type) {
    case 'visit':
      return visit(tabs, change)
    case 'name':
      return tabs.some((tab) => tab.key === change.key && tab.label !== change.label && !(change.isKind && tab.label))
        ? tabs.map((tab) => (tab.key === change.key ? { ...tab, label: change.label } : tab))
        : tabs
    case 'dirty':
      return tabs.some((tab) => tab.key === change.key && tab.isDirty !== change.isDirty)
        ? tabs.map((tab) => (tab.key === change.key ? { ...tab, isDirty: change.isDirty } : tab))
        : tabs
    case 'close':
      return tabs.filter((tab) => tab.key === homePath || !change.keys.includes(tab.key))
    case 'replace':
      return replace(tabs, change)
    case 'order':
      return pinnedFirst(tabs.toSorted((one, other) => change.keys.indexOf(one.key) - change.keys.indexOf(other.key)))
    case 'pin':
      return pinnedFirst(tabs.map((tab) => (tab.key === change.key ? { ...tab, isPinned: change.isPinned } : tab)))
    case 'reload':
      return tabs.map((tab) => (tab.key === change.key ? { ...tab, isDirty: false, round: tab.round + 1 } : tab))
  }
}

function visit(
  tabs: readonly OpenTab[],
  { key, search, keep = key === homePath ? 'always' : 'usual', isAside = false }: Extract<TabChange, { type: 'visit' }>,
) {
  const last = Math.max(0, ...tabs.map(({ seen }) => seen))
  const open = tabs.find((tab) => tab.key === key)
  const isSame = open?.search === search && open.keep === keep && open.isAside === isAside
  if (open?.isVisited && isSame && open.seen === last) return tabs
  const shown: OpenTab = { ...(open ?? { ...home, key }), search, keep, isAside, isVisited: true, seen: last + 1 }
  const all = open ? tabs.map((tab) => (tab === open ? shown : tab)) : [...tabs, shown]
  return released(all.filter((tab) => tab === shown || !tab.isAside || tab.isDirty))
}

/** Puts another page into the place of one that is finished with; its screen loads when it is visited. */
function replace(
  tabs: readonly OpenTab[],
  { key, by, label, search = '' }: Extract<TabChange, { type: 'replace' }>,
): readonly OpenTab[] {
  if (key === by) return tabs
  if (tabs.some((tab) => tab.key === by)) return tabs.filter((tab) => tab.key !== key || key === homePath)
  return tabs.map((tab) => (tab.key === key ? { ...blank, key: by, search, label, isPinned: tab.isPinned, keep: 'usual' } : tab))
}

/** Lets go of screens that need not stay: nothing unsaved, and never the one on show, which is the last. */
function released(tabs: readonly OpenTab[]): readonly OpenTab[] {
  const last = Math.max(...tabs.map(({ seen }) => seen))
  const idle = tabs.filter(({ isVisited, isDirty, keep, seen }) => isVisited && !isDirty && keep !== 'always' && seen !== last)
  const oldest = idle.filter(({ keep }) => keep === 'usual').toSorted((one, other) => other.seen - one.seen)
  const gone = new Set([...idle.filter(({ keep }) => keep === 'never'), ...oldest.slice(maxKept)])
  return gone.size === 0 ? tabs : tabs.map((tab) => (gone.has(tab) ? { ...tab, isVisited: false } : tab))
}

/** Home, then what is pinned, then the rest, each in the order it has. */
function pinnedFirst(tabs: readonly OpenTab[]): readonly OpenTab[] {
  const rank = ({ key, isPinned }: OpenTab): number => (key === homePath ? 0 : isPinned ? 1 : 2)
  return tabs.toSorted((one, other) => rank(one) - rank(other))
}

/** The keys that closing others, those to the right of one, or all would close: never home, never what is pinned. */
export function closableKeys(tabs: readonly OpenTab[], which: 'others' | 'right' | 'all', key: string): readonly string[] {
  const from = which === 'right' ? tabs.findIndex((tab) => tab.key === key) + 1 : 0
  return tabs
    .slice(from)
    .filter((tab) => tab.key !== homePath && !tab.isPinned && !tab.isAside && (which === 'all' || tab.key !== key))
    .map((tab) => tab.key)
}

/** The tab to show once `closing` is gone: its right neighbour, else its left one. */
export function neighbourOf(tabs: readonly OpenTab[], closing: string): OpenTab {
  const index = tabs.findIndex((tab) => tab.key === closing)
  return tabs[index + 1] ?? tabs[index - 1] ?? home
}

const storageKey = 'saber-tabs'

/** Tabs of this window as they were before a reload; screens load when they are visited. */
export function restoreTabs(storage: Storage): readonly OpenTab[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]')
    const tabs = Array.isArray(kept) ? kept.filter(isKept).map(asTab) : []
    return pinnedFirst(tabs.some((tab) => tab.key === homePath) ? tabs : [home, ...tabs])
  } catch {
    return [home]
  }
}

type KeptTab = { key: string; search: unknown; label: unknown; isPinned?: unknown }

const isKept = (tab: unknown): tab is KeptTab =>
  typeof tab === 'object' &&
  tab !== null &&
  'key' in tab &&
  typeof tab.key === 'string' &&
  /^\/(?![/\\])/.test(tab.key) &&
  'search' in tab &&
  'label' in tab

const asTab = ({ key, search, label, isPinned }: KeptTab): OpenTab => ({
  ...blank,
  key,
  search: String(search),
  label: String(label),
  isPinned: isPinned === true,
  keep: key === homePath ? 'always' : 'usual',
})

export function keepTabs(storage: Storage, tabs: readonly OpenTab[]): void {
  const kept = tabs.filter(({ isAside }) => !isAside)
  storage.setItem(
    storageKey,
    JSON.stringify(kept.map(({ key, search, label, isPinned }) => ({ key, search, label, ...(isPinned && { isPinned }) }))),
  )
}

export const forgetTabs = (storage: Storage): void => storage.removeItem(storageKey)
