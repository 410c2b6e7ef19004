import type { RefObject } from 'react'
import { type SelectedState, type TransferItem, withSelected } from './transfer.ts'

export type TransferSideName = 'source' | 'target'

export type TransferChange = { moved: string[]; to: TransferSideName | 'order' }

/** One side as it stands. */
export type TransferSideState = {
  /** All that is there. */
  all: readonly TransferItem[]
  /** What the search leaves. */
  items: readonly TransferItem[]
  state: SelectedState
  words: readonly string[]
  query: string
}

/** What is done on a side. */
export type TransferSideActions = {
  search: (query: string) => void
  toggleAll: () => void
  /** Takes items into the selection or out of it. */
  select: (items: readonly TransferItem[], isOn: boolean) => void
  /** Makes these the selected ones among the items that are there. */
  selectOnly: (keys: ReadonlySet<string>) => void
  /** To the other side: what is selected here, or where nothing is, this item. */
  moveItem: (key: string) => void
  /** To the other side: what is selected here. */
  moveSelected: () => void
  /** To the other side: all that the search leaves. */
  moveAll: () => void
  /** Changes the order; `to` counts places as they are before. */
  sort: (from: number, to: number) => void
}

/** What the actions ask and change. */
export type TransferHost = {
  sides: Readonly<Record<TransferSideName, TransferSideState>>
  selected: ReadonlySet<string>
  select: (change: (before: ReadonlySet<string>) => ReadonlySet<string>) => void
  search: (side: TransferSideName, query: string) => void
  move: (items: readonly TransferItem[], to: TransferSideName) => void
  sort: (from: number, to: number) => void
}

/** The actions of a side; they read how things are when they are called, so they are the same for good and a side on which nothing changed need not render. */
export const sideActions = (side: TransferSideName, host: RefObject<TransferHost>): TransferSideActions => {
  const to = side === 'source' ? 'target' : 'source'
  const here = (): TransferSideState => host.current.sides[side]
  const selectedHere = (): readonly TransferItem[] => {
    const { selected } = host.current
    return here().state.count === 0 ? [] : here().items.filter(({ key }) => selected.has(key))
  }
  return {
    search: (query) => host.current.search(side, query),
    toggleAll: () => {
      const { items, state } = here()
      host.current.select((before) => withSelected(before, items, state.state !== 'on'))
    },
    select: (items, isOn) => host.current.select((before) => withSelected(before, items, isOn)),
    selectOnly: (keys) => {
      const { all } = here()
      const wanted = all.filter(({ key }) => keys.has(key))
      host.current.select((before) => withSelected(withSelected(before, all, false), wanted, true))
    },
    moveItem: (key) => {
      const there = selectedHere()
      host.current.move(there.length > 0 ? there : here().items.filter((item) => item.key === key), to)
    },
    moveSelected: () => host.current.move(selectedHere(), to),
    moveAll: () => host.current.move(here().items, to),
    sort: (from, place) => host.current.sort(from, place),
  }
}
