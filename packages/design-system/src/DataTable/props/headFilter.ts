import type { ReactNode } from 'react'

/** A filter that the caller draws and answers, such as one that only a server can. */
export type HeadFilter = {
  /** Something is asked of the column; its header says so. */
  isSet: boolean
  /** Draws what asks; `close` closes the menu around it. */
  draw: (close: () => void) => ReactNode
  onClear: () => void
}

/** By column key. */
export type HeadFilters = Readonly<Record<string, HeadFilter>>
