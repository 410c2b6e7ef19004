import { dayNumber, dayText } from '@bip/contract/calendar'
import { departmentOutlook as declaredDepartments, phaseOutlook as declaredPhases } from '@bip/contract/resources'
import { localDay } from '../../../kinds/zone.ts'
import { type Asking, answering } from '../../../queries/answer.ts'
import { openPhases } from './openPhases.ts'

/** Phases of orders that are suspended wait with them. */
async function goingOn(asking: Pick<Asking, 'tx' | 'tenantId' | 'at' | 'place' | 'within'>) {
  const phases = await openPhases(asking, dayNumber(localDay(asking.at, asking.place.timeZone)))
  return phases.filter(({ planOrderStatus }) => planOrderStatus !== 'DC_MMR_PLAN_ORDER_STATUS_S')
}

export const phaseOutlook = answering(declaredPhases, async (asking) =>
  (await goingOn(asking)).map(({ planOrderStatus: _, follows: __, slip: ___, ...phase }) => ({
    ...phase,
    projectedEnd: dayText(phase.projectedEnd),
    lateDays: String(phase.lateDays),
    progress: String(phase.progress),
    neededPeople: String(phase.neededPeople),
    scheduledPeople: String(phase.scheduledPeople),
    missingMaterials: String(phase.missingMaterials),
  })),
)

export const departmentOutlook = answering(declaredDepartments, async (asking) => {
  const phases = await goingOn(asking)
  return [...Map.groupBy(phases, ({ deptId }) => deptId)].flatMap(([deptId, own]) => {
    const count = (what: 'isStarting' | 'isLate' | 'lacksPeople' | 'lacksMaterial') =>
      String(own.filter((one) => one[what]).length)
    if (deptId === null) return []
    return {
      ...{ id: deptId, deptId, openPhases: String(own.length), startingPhases: count('isStarting'), latePhases: count('isLate') },
      maxLate: String(Math.max(...own.map(({ lateDays }) => lateDays))),
      phasesWithoutPeople: count('lacksPeople'),
      phasesWithoutMaterial: count('lacksMaterial'),
    }
  })
})
