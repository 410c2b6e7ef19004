import type { Goal } from '../report.ts'

/** What one part of the benchmark has to say. */
export type Part = { goals: Goal[]; details: string[] }

/** A goal in ms that a quantile of samples is held against. */
export const within = (name: string, measured: number, max: number): Goal => ({
  ...{ name, measured: `${measured.toFixed(measured < 10 ? 1 : 0)} ms`, goal: `≤ ${max} ms` },
  share: measured / max,
})
