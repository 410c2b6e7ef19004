/** How far an assessment is, as its steps tell it. */
export type FeaProgress = { status: string; items: number; scored: number; openProblems: number; hasConclusion: boolean }

/** The steps of an assessment, in order. */
export const feaSteps = ['score', 'problems', 'conclude', 'decide'] as const

/** Index of the step that is under way; behind the last one once it is passed. */
export function feaStepOf({ status, items, scored, openProblems, hasConclusion }: FeaProgress): number {
  if (status === 'passed') return feaSteps.length
  if (status === 'inApproval') return 3
  if (items === 0 || scored < items) return 0
  if (openProblems > 0) return 1
  return hasConclusion ? 3 : 2
}
