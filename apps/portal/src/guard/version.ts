/** What is known of the version that runs here and the one that is published. */
export type Versions = {
  /** The one that this page was loaded with; undefined before the first look. */
  loaded?: string
  /** The one that the server publishes; undefined where it could not be read. */
  published?: string
  /** Versions that this window was reloaded for already. */
  reloadedFor: readonly string[]
  hasUnsaved: boolean
  /** Given where a file of this build did not come: what a reload for that is remembered as, see `tornMark`. */
  torn?: string
}

/**
 * Whether this page is to be loaded anew: `tell` where something is unsaved, and `stay` where a reload for this very version has not
 * helped before, as behind two servers of different age.
 */
export function judgeVersion({ loaded, published, reloadedFor, hasUnsaved, torn }: Versions): 'stay' | 'tell' | 'reload' {
  if (!published) return 'stay'
  if (torn !== undefined && !hasUnsaved && !reloadedFor.includes(torn)) return 'reload'
  if (!loaded || published === loaded || reloadedFor.includes(published)) return 'stay'
  return hasUnsaved ? 'tell' : 'reload'
}

/** Browsers do not ask a second time for a file of code that did not come; a reload may help, once in five minutes. */
export const tornMark = (now: number): string => `torn ${Math.floor(now / 300_000)}`

const key = 'saber-reloaded'
const maxKept = 8

export function reloadsOf(storage: Pick<Storage, 'getItem'>): readonly string[] {
  return storage.getItem(key)?.split('\n') ?? []
}

/** Remembers that this window is reloaded for a version, so that it happens once. */
export function keepReload(storage: Pick<Storage, 'getItem' | 'setItem'>, version: string): void {
  storage.setItem(key, [...reloadsOf(storage), version].slice(-maxKept).join('\n'))
}
