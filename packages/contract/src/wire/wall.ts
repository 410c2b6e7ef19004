import type { Tone } from '../resource/core.ts'

/** The public calls of the wall displays. */
export const wallCalls = {
  /** GET, optionally `workshop`: what leaves this week and what should have left before. */
  shipping: '/blade-bip/skip-url/mps/assembly-progress/get-ship-list',
} as const

/** One dispatch as a wall shows it: an allow-list of its fields, people's names masked. */
export type ShipRow = {
  no: string
  customerName: string
  productName: string
  quantity: string
  workshop: string
  workshopName: string
  /** 0 to 100. */
  assemblyProgress: number
  planShipTime: string
  actualShipTime: string | null
  shipStatus: string
  /** In the caller's language. */
  shipStatusName: string
  tone: Tone
  leaderName: string
}
