/** An open page: its path names it, its address holds the list's question, `label` is what its screen called itself. */
export type OpenTab = { key: string; search: string; label: string; isDirty: boolean; isVisited: boolean }

export type TabChange =
  | { type: 'visit'; key: string; search: string }
  | { type: 'name'; key: string; label: string }
  | { type: 'dirty'; key: string; isDirty: boolean }
  | { type: 'close'; keys: readonly string[] }
  | { type: 'order'; keys: readonly string[] }

/** The page one always comes back to; it cannot be closed. */
export const homePath = '/desk/index'
const home: OpenTab = { key: homePath, search: '', label: '', isDirty: false, isVisited: false }

export function changeTabs(tabs: readonly OpenTab[], change: TabChange): readonly OpenTab[] {
  switch (change.type) {
    case 'visit': {
      const open = tabs.find((tab) => tab.key === change.key)
      if (open?.isVisited && open.search === change.search) return tabs
      if (open) return tabs.map((tab) => (tab === open ? { ...tab, search: change.search, isVisited: true } : tab))
      return [...tabs, { key: change.key, search: change.search, label: '', isDirty: false, isVisited: true }]
    }
    case 'name':
      return tabs.map((tab) => (tab.key === change.key && tab.label !== change.label ? { ...tab, label: change.label } : tab))
    case 'dirty':
      return tabs.some((tab) => tab.key === change.key && tab.isDirty !== change.isDirty)
        ? tabs.map((tab) => (tab.key === change.key ? { ...tab, isDirty: change.isDirty } : tab))
        : tabs
    case 'close':
      return tabs.filter((tab) => tab.key === homePath || !change.keys.includes(tab.key))
    case 'order':
      return tabs.toSorted((one, other) => change.keys.indexOf(one.key) - change.keys.indexOf(other.key))
  }
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
    const tabs = Array.isArray(kept) ? kept.filter(isKept).map(({ key, search, label }) => ({ ...home, key, search, label })) : []
    return tabs.some((tab) => tab.key === homePath) ? tabs : [home, ...tabs]
  } catch {
    return [home]
  }
}

const isKept = (tab: unknown): tab is OpenTab =>
  typeof tab === 'object' &&
  tab !== null &&
  'key' in tab &&
  typeof tab.key === 'string' &&
  tab.key.startsWith('/') &&
  'search' in tab &&
  'label' in tab

export function keepTabs(storage: Storage, tabs: readonly OpenTab[]): void {
  storage.setItem(storageKey, JSON.stringify(tabs.map(({ key, search, label }) => ({ key, search, label }))))
}

export const forgetTabs = (storage: Storage): void => storage.removeItem(storageKey)
