import type { Label } from '../i18n.ts'
import type { SetValue } from './action.ts'
import type { Core } from './core.ts'

/**
 * Records of another resource that are made from records of this one: an order from requests, a receipt from orders. What is made is filled
 * in and stored by whoever saves it; it never takes more than is still open, and gives it back when it goes.
 */
export type Making = MadeOf & {
  /** The resource that is made. */
  to: string
  /** What the button says. */
  label: Label
  icon?: string
  /** States of this record in which something may be made from it. Default all. */
  from?: readonly string[]
  /** Values of other fields in which it may be made, by key: `{ stage: ['won'] }`. Default any. */
  where?: Readonly<Record<string, readonly string[]>>
  /** Fields that are taken over where all records hold the same: of what is made, each with the one here. */
  copies?: Readonly<Record<string, string>>
  /** Those of `copies`, by the key there, that the records must hold alike and that stay so; one that holds none goes with any. */
  shares?: readonly string[]
  /** What a new record begins with beside that. */
  sets?: Readonly<Record<string, SetValue>>
  /** A state here that says how much is made: nothing, some, all. Any other value of it, such as closed, ends the making. */
  progress?: { field: string; none: string; partly: string; fully: string }
  /** States of what is made that give back what it took, such as void. */
  without?: readonly string[]
}

/**
 * What ties both together: lines that take from lines, which are counted, or one reference. With `by` a record as a whole is made from another,
 * as often as somebody does; the field there is a reference to this resource with `madeFrom`.
 */
type MadeOf = { lines: MakingLines; by?: undefined } | { by: string; lines?: undefined }

/** A making whose lines take from lines. */
export type LinedMaking = Making & { lines: MakingLines }

/** Whether lines take from lines. */
export const isLined = (making: Making): making is LinedMaking => making.lines !== undefined

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
export type MadeFrom = { source: Core; name: string; making: LinedMaking }

/** Everything that lines of a resource are made from. */
export const madeFrom = (resources: Readonly<Record<string, Core>>, key: string): MadeFrom[] =>
  Object.values(resources).flatMap((source) =>
    Object.entries(source.makes ?? {}).flatMap(([name, making]) =>
      making.to === key && isLined(making) ? [{ source, name, making }] : [],
    ),
  )

/** What records of a resource are made from as a whole: the resource, and the field that names its record. */
export const madeWholeFrom = (resources: Readonly<Record<string, Core>>, key: string): { source: Core; by: string }[] =>
  Object.values(resources).flatMap((source) =>
    Object.values(source.makes ?? {}).flatMap(({ to, by }) => (to === key && by !== undefined ? [{ source, by }] : [])),
  )

/** The operation of a record that stands for a making, as in `_can`. */
export const makingOperation = (name: string): string => `make.${name}`
