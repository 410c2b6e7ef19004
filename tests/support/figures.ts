import { appendFileSync } from 'node:fs'

export type Figure = {
  /** The number of the promise in docs/trust.md. */
  promise: number
  /** What was measured, with its count and its result: "200 kills, 0 acknowledged writes lost". */
  figure: string
}

/** Whether the full figures are asked for; the gate runs a reduced count of each. */
export const isProof = process.env.BIP_PROVE === '1'

/** The count for this run: the full one when proving, else the reduced one of the gate. */
export const count = (reduced: number, full: number) => (isProof ? full : reduced)

/** Notes a measured figure for docs/trust.md; does nothing outside `prove`. */
export function recordFigure(figure: Figure) {
  const file = process.env.BIP_PROVE_FIGURES
  if (file) appendFileSync(file, `${JSON.stringify(figure)}\n`)
}
