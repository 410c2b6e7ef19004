import type { Label } from '../i18n.ts'
import type { SetValue } from './action.ts'
import type { Core } from './core.ts'

/**
 * Records of another resource that are made from records of this one: an order from requests, a receipt from orders. What is made is filled
 * in and stored by whoever saves it; it never takes more than is still open, and gives it back when it goes.
 */
export type Making = {
  /** The resource that is made. */
  to: string
  /** What the button says. */
  label: Label
  icon?: string
  /** States of this record in which something may be made from it. Default all. */
  from?: readonly string[]
  /** Fields that are taken over where all records hold the same: of what is made, each with the one here. */
  copies?: Readonly<Record<string, string>>
  /** Those of `copies`, by the key there, that the records must hold alike and that stay so; one that holds none goes with any. */
  shares?: readonly string[]
  /** What a new record begins with beside that. */
  sets?: Readonly<Record<string, SetValue>>
  lines: MakingLines
  /** A state here that says how much is made: nothing, some, all. Any other value of it, such as closed, ends the making. */
  progress?: { field: string; none: string; partly: string; fully: string }
  /** States of what is made that give back what it took, such as void. */
  without?: readonly string[]
}

/** Which lines are made from which, and what keeps count. */
export type MakingLines = {
  /** The lines here, and those that are made. */
  of: string
  into: string
  /** Cells that are taken over: there, each with the one here. */
  copies: Readonly<Record<string, string>>
  /** Those of `copies`, by the key there, that stay as they are here. */
  keeps?: readonly string[]
  /** The quantity there; it begins with what is open. */
  quantity: string
  /** Here: the whole quantity, and a server-owned cell for what is made of it. Open is what lies between. */
  total: string
  made: string
  /** There: a server-owned reference to this record, and a text with `lineOf` that holds the line it was made from. */
  record: string
  line: string
}

/** A making as what is made sees it: the resource that it is made from, and the name of the making there. */
export type MadeFrom = { source: Core; name: string; making: Making }

/** Everything that records of a resource are made from. */
export const madeFrom = (resources: Readonly<Record<string, Core>>, key: string): MadeFrom[] =>
  Object.values(resources).flatMap((source) =>
    Object.entries(source.makes ?? {}).flatMap(([name, making]) => (making.to === key ? [{ source, name, making }] : [])),
  )

/** The operation of a record that stands for a making, as in `_can`. */
export const makingOperation = (name: string): string => `make.${name}`
