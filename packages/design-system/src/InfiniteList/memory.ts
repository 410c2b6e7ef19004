import type { VirtualItem } from '@tanstack/react-virtual'
import type { Loaded } from './pages.ts'

/** Keeps what a list had loaded and where the reader was, for when it comes back; made by `createInfiniteListMemory`. */
export type InfiniteListMemory<T> = {
  /** Undefined until a list that was given it has left the page. */
  kept: { question: string; loaded: Loaded<T>; offset: number; heights: VirtualItem[] } | undefined
}

/** A memory to keep outside the list, for as long as its place matters: in a module, a ref, or with the tab. */
export const createInfiniteListMemory = <T>(): InfiniteListMemory<T> => ({ kept: undefined })
