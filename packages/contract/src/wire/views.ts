/** A way to look at a list that somebody named: conditions, order, columns. */
export type ListView = {
  id: string
  name: string
  /** What the list is to show, as its screen writes it; the gateway does not read it. */
  state: string
  /** Ids of the roles that see it beside its author, `all` for everybody of the tenant. */
  sharedWith: string[]
  /** The list opens with it, for those who see it. */
  isDefault: boolean
  /** The caller made it. */
  isMine: boolean
}

/** A view that comes with the list, as of the caller and the day: what a card of the workbench shows, whole. */
export type ReadyView = {
  /** The card's key. */
  key: string
  name: string
  /** Filters and order as the list's address has them. */
  question: string
}

/** The views of one list that the caller sees, and with whom they may share their own. */
export type ListViews = { views: ListView[]; ready: ReadyView[]; canShare: boolean; roles: { id: string; name: string }[] }

/** A view to be stored: a new one without `id`. */
export type ListViewDraft = Omit<ListView, 'id' | 'isMine'> & { list: string; id?: string }

/** Limits of what is stored of a view. */
export const viewLimits = { name: 40, state: 8000, perList: 50 } as const
