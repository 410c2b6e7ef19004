import { type DemoRecord, idAt, madeOf, type World } from '../../../seed/demo/world.ts'
import type { DemoOpps } from './opps.ts'

/** The stages that the opportunities went through, in the order in which it happened. */
export function makeStageChanges(world: World): DemoRecord[] {
  const changes = madeOf<DemoOpps>(world, 'opps').flatMap((one) =>
    one.steps.map((step, at) => {
      const before = one.steps[at - 1]
      const isLast = at === one.steps.length - 1
      const changedAt =
        at === 0 ? one.at : isLast ? String(one.values.stageEnteredAt) : world.calendar.at(step.day, 10, (at * 11) % 60)
      return { one, step, before, changedAt }
    }),
  )
  return changes
    .sort((a, b) => a.changedAt.localeCompare(b.changedAt))
    .map(({ one, step, before, changedAt }, index) => ({
      id: idAt(changedAt, index),
      at: changedAt,
      by: one.by,
      values: {
        changeNo: `SC${String(index + 1).padStart(6, '0')}`,
        oppsId: one.id,
        fromStage: before?.stage ?? null,
        toStage: step.stage,
        changedAt,
        changedBy: one.by.id,
        daysInStage: before ? String(step.day - before.day) : null,
        reason: step.reason ?? null,
      },
    }))
}
