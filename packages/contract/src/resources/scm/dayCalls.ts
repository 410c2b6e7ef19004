/**
 * What is done from the pages of a day and of an order: draft orders of what is picked, a draft receipt and a draft issue of an order's open
 * rest, and how far an order has come.
 */
export const dayCalls = {
  order: '/blade-bip/plus/day/order',
  receive: '/blade-bip/plus/day/receive',
  issue: '/blade-bip/plus/day/issue',
  progress: '/blade-bip/plus/day/progress',
} as const

/** How far an order has come: what of each line came or left, in its own unit, and by which documents. Drafts settle nothing yet. */
export type OrderProgress = {
  lines: readonly {
    id: string
    material: string
    unit: string | null
    ordered: string
    settled: string
    /** What of the settled waits for its audit. */
    waiting: string
    open: string
    /** What of the open is kept in stock for the order; 0 where orders keep nothing. */
    reserved: string
  }[]
  documents: readonly { id: string; type: string; no: string; docStatus: string; postedOn: string | null; quantity: string }[]
}
