import type { Call } from './action.ts'

/**
 * An export at an address of its own, beside the common one that every list has: of all that matches, or of the page that `current` and
 * `size` name. The same permission, columns and question.
 */
export type SheetExport = {
  call: Call
  scope: 'all' | 'page'
  /** The name of the file before its day. Default what the resource is called. */
  fileName?: string
}
