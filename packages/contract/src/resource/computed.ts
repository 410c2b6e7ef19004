import type { Label } from '../i18n.ts'

/** What a list needs to know of rows that a query works out: they have no page of their own, no history and none of the base fields. */
export type Computed = {
  answers: 'list' | 'tree' | 'series' | 'one'
  /** Fields that may be asked for and are no column. */
  asks: readonly string[]
  /** How the figures of a series are drawn. */
  series?: { x: string; y: readonly string[]; shape?: 'bar' | 'line' }
  /** Everybody who is signed in may ask. */
  isForAll?: true
  /** The record that a row leads to: its resource, and the field that holds its id. */
  opens?: { resource: string; id: string }
  /** Its call is served by hand: who may see it, what its search looks through, what is said where it has no rows, what tells rows apart. */
  listing?: { permission: string; search: Label; empty: { title: Label; hint?: Label }; rowId: string }
}
