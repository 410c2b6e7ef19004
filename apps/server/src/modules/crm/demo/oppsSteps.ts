import { standardStageRules } from '@bip/contract/resources'
import type { Random } from '../../../seed/demo/random.ts'
import { lostReasons, wonReasons } from './oppsTexts.ts'

/** A stage that an opportunity entered; `day` counts from today and is not positive. */
export type StageStep = { stage: string; day: number; probability: number; reason?: string }

/** Of a hundred, so many are lost in the stage. */
const lostIn: Readonly<Record<string, number>> = { visit: 14, need: 14, solution: 16, quote: 20, bargain: 24 }

/** The way of an opportunity that began on a day: stage by stage until today, or until it is won or lost. */
export function stageSteps(random: Random, from: number): StageStep[] {
  const open = standardStageRules.filter(({ stageKind }) => stageKind === 'open')
  const steps: StageStep[] = []
  let day = from
  for (const { stage, probability } of open) {
    steps.push({ stage, day, probability: Number(probability) })
    // One in ten lies about.
    day += random.chance(0.1) ? random.whole(24, 60) : random.whole(4, 21)
    if (day >= 0) return steps
    if (random.chance((lostIn[stage] ?? 0) / 100))
      return [...steps, { stage: 'lost', day, probability: 0, reason: random.pick(lostReasons) }]
  }
  return [...steps, { stage: 'won', day, probability: 100, reason: random.pick(wonReasons) }]
}
