/** Calls of demand schedules beside those of their resource. */
export const rlistCalls = {
  /** POST a file with `id` of the schedule: what its columns are called, and what each probably is, as `SheetReading`. */
  readSheet: '/blade-bip/plus/customer-rlist/read-sheet',
  /** POST the same file with `id`, `version`, `mode` and `columns` (JSON of `SheetColumns`): stores the rows, as `SheetTaken`. */
  takeSheet: '/blade-bip/plus/customer-rlist/take-sheet',
} as const

/** A column of a customer's sheet. */
export type SheetHeading = {
  /** Place in the sheet, from 0. */
  at: number
  heading: string
  /** What stands below it in the first rows. */
  samples: string[]
  /** The key of the cell that it fills; null for none. */
  target: string | null
}

export type SheetReading = {
  headings: SheetHeading[]
  /** Rows below the heading that hold something. */
  rows: number
  /** Cells that may be filled, by key, in the order of the schedule. */
  targets: { key: string; name: string; isRequired: boolean }[]
  /** The mapping was remembered of an earlier sheet of this customer. */
  isRemembered: boolean
}

/** Which column of the sheet fills which cell: the place in the sheet, by key of the cell. */
export type SheetColumns = Record<string, number>

/** `added` rows now stand in the schedule, which holds `total` of them. */
export type SheetTaken = { added: number; total: number }
