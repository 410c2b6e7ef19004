/** A way to look at a list that somebody named: what is asked, in which order, with which columns. */
export type SavedView = {
  key: string
  name: string
  /** What the list is to show, as the list's caller writes it. */
  state: string
  /** Roles that see it beside its author, 'all' for everybody; nobody else when empty. */
  sharedWith: readonly string[]
  /** The list opens with it, for those who see it. */
  isDefault: boolean
  /** The reader made it, or may change it as if. */
  isMine: boolean
}

/** What is stored of a view that is new, or changed when it has a key. */
export type ViewDraft = Omit<SavedView, 'key' | 'isMine'> & { key?: string }

/** The views that the reader sees, and with whom they may share their own. */
export type ViewShelf = {
  views: readonly SavedView[]
  /** Whether the reader may share. */
  canShare: boolean
  /** Roles that views can be shared with, beside everybody. */
  roles: readonly { key: string; name: string }[]
}

/** Where views are kept. */
export type ViewStore = {
  list: () => Promise<ViewShelf>
  /** Answers the view as stored; throws an error in the reader's words when it cannot be. */
  save: (view: ViewDraft) => Promise<SavedView>
  remove: (key: string) => Promise<void>
}

/** With everybody. */
export const everybody = 'all'

/** The view that a list opens with: the reader's own choice before what others chose for all. */
export const defaultView = (views: readonly SavedView[]): SavedView | undefined =>
  views.find((view) => view.isDefault && view.isMine && view.sharedWith.length === 0) ?? views.find(({ isDefault }) => isDefault)
