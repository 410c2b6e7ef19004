import type { FeaShape } from '@bip/contract/resources'

/** The average of some assessments by type; null where none of them has a score for it. */
export function averageOf(shapes: readonly FeaShape[], type: string): number | null {
  const scores = shapes.flatMap(({ types }) => types.find((one) => one.type === type)?.score ?? [])
  return scores.length > 0 ? Math.round((scores.reduce((sum, one) => sum + one, 0) / scores.length) * 100) / 100 : null
}
