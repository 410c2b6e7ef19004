import { appendFileSync } from 'node:fs'

export type Figure = {
  /** What was promised, in a few words: "kills while writing". */
  promise: string
  /** The count and what came of it: "200 kills, 12 345 writes acknowledged, 0 lost". */
  figure: string
  /** The run that measured it, as `prove` calls it. */
  run: string
}

/** Whether the full figures are asked for; the gate runs a reduced count of each. */
export const isProof = process.env.BIP_PROVE === '1'

/** How much of the full counts is asked for: all, unless `prove` was told a share. */
const share = Number(process.env.BIP_PROVE_SHARE ?? 1)

/** The count for this run: the full one when proving, or a share of it, else the reduced one of the gate. */
export const count = (reduced: number, full: number) => (isProof ? Math.max(reduced, Math.round(full * share)) : reduced)

/** Notes a measured figure for docs/trust.md; does nothing outside `prove`. */
export function recordFigure(promise: string, figure: string) {
  const { BIP_PROVE_FIGURES: file, BIP_PROVE_RUN: run = '' } = process.env
  if (file) appendFileSync(file, `${JSON.stringify({ promise, figure, run } satisfies Figure)}\n`)
}
