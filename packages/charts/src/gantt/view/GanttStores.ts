import { createStore, type Store } from '@bip/design-system'
import type { Holding } from '../types.ts'

/** px of the axis that are in sight, with some beyond on both sides; in steps, so that not every pixel draws. */
export type Sight = { left: number; right: number }

/** What changes many times a second: parts follow it by themselves, and the table is not drawn anew. */
export type GanttStores = {
  sight: Store<Sight>
  holding: Store<Holding | null>
  /** Key of the task that a link begins from. */
  linkFrom: Store<string | null>
  /** The next press on a bar splits it there. */
  isSplitting: Store<boolean>
  /** The task or link whose dialog is open. */
  opened: Store<{ kind: 'task' | 'link'; key: string } | null>
}

export const createGanttStores = (): GanttStores => ({
  sight: createStore<Sight>({ left: 0, right: 2400 }),
  holding: createStore<Holding | null>(null),
  linkFrom: createStore<string | null>(null),
  isSplitting: createStore(false),
  opened: createStore<{ kind: 'task' | 'link'; key: string } | null>(null),
})
