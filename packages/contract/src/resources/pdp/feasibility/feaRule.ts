import Big from 'big.js'

/** A score from 0 to 10 and how much it counts. */
export type FeaScore = { score: string | null; weight: string | null }
export type FeaResult = { total: string; weighted: string; conclusion: 'feasible' | 'conditional' | 'infeasible' | null }

/** From how many weighted points on it is feasible, and with conditions; below which score an item stands in the way. */
export const feaLimits = { feasible: 7, conditional: 5, weak: 4 } as const

/** The sum of all scores, what they come to by weight, and the conclusion; none while an item has no score. */
export function feaResult(rows: readonly FeaScore[]): FeaResult {
  const scores = rows.map(({ score, weight }) => ({ score: Big(score ?? 0), weight: Big(weight ?? 1) }))
  const total = scores.reduce((sum, { score }) => sum.plus(score), Big(0))
  const weight = scores.reduce((sum, one) => sum.plus(one.weight), Big(0))
  const weighted = weight.gt(0) ? scores.reduce((sum, one) => sum.plus(one.score.times(one.weight)), Big(0)).div(weight) : Big(0)
  const isWhole = rows.length > 0 && rows.every(({ score }) => score !== null && score !== '')
  const isWeak = scores.some(({ score }) => score.lt(feaLimits.weak))
  const conclusion =
    weighted.gte(feaLimits.feasible) && !isWeak ? 'feasible' : weighted.gte(feaLimits.conditional) ? 'conditional' : 'infeasible'
  return { total: total.toFixed(1), weighted: weighted.toFixed(2), conclusion: isWhole ? conclusion : null }
}
