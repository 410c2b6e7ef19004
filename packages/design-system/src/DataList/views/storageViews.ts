import type { SavedView, ViewStore } from './savedView.ts'

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  ['key', 'name', 'state'].every((name) => typeof Reflect.get(value, name) === 'string') &&
  Array.isArray(Reflect.get(value, 'sharedWith'))

const read = (text: string | null): SavedView[] => {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(parsed) ? parsed.filter(isView) : []
  } catch {
    return []
  }
}

/** Keeps the views of one reader in the browser, under a key; they cannot be shared. */
export const storageViews = (storage: Pick<Storage, 'getItem' | 'setItem'>, at: string): ViewStore => {
  const kept = (): SavedView[] => read(storage.getItem(at))
  const put = (views: readonly SavedView[]): void => storage.setItem(at, JSON.stringify(views))
  return {
    list: async () => ({ views: kept(), canShare: false, roles: [] }),
    save: async ({ key, ...draft }) => {
      const view = { ...draft, key: key ?? crypto.randomUUID(), isMine: true }
      const others = kept().filter((one) => one.key !== view.key)
      put([...others.map((one) => (view.isDefault ? { ...one, isDefault: false } : one)), view])
      return view
    },
    remove: async (key) => put(kept().filter((one) => one.key !== key)),
  }
}
