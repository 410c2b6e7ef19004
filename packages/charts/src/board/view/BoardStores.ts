import { createStore, type Store } from '@bip/design-system'
import { createContext, use } from 'react'
import type { Grab } from '../types.ts'

/** The card that the keyboard stands on; `isAsked` while it has yet to take the focus. */
export type Focused = { card: string | null; isAsked: boolean }

/** What changes many times a second while a card is moved: cells follow it by themselves, and the board is not drawn anew. */
export type BoardStores = { grab: Store<Grab | null>; focused: Store<Focused> }

export const createBoardStores = (): BoardStores => ({
  grab: createStore<Grab | null>(null),
  focused: createStore<Focused>({ card: null, isAsked: false }),
})

export const BoardStoresContext = createContext<BoardStores>(createBoardStores())

export const useBoardStores = (): BoardStores => use(BoardStoresContext)
