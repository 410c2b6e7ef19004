import type { PlanEdit } from '../model/edits.ts'
import type { GanttTexts } from '../useGanttTexts.ts'
import type { Steps } from '../useSteps.ts'

/** What changes would come to, in words; null where there are none, or none that can be. */
export const effectText = (
  steps: Steps,
  words: GanttTexts,
  edits: readonly PlanEdit[],
): { text: string; isBroken: boolean } | null => {
  const effect = edits.length > 0 ? steps.preview(edits) : null
  return effect && { text: words.effect(effect), isBroken: effect.brokenDeadlines.length + effect.held.length > 0 }
}
