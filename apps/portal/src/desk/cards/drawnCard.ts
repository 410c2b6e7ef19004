import type { Core, DeskCard } from '@bip/contract'

/** What a card draws of its resource: a workbench would fetch the declarations of half the modules otherwise. */
export type DrawnResource = Pick<Core, 'key' | 'display' | 'fields'> & {
  /** Those of a state that is shown. */
  states?: Core['states']
  menu?: { path: string }
  /** One record can be opened on a page of its own. */
  hasDetail: boolean
}

export type DrawnCard = DeskCard & { of: DrawnResource }
