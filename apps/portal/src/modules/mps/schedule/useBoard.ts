import type { ScheduleResource, ScheduleStop } from '@bip/charts/schedule'
import type { ScheduleBar, SchedulePlan } from '@bip/contract/resources'
import { useLocale } from '@bip/design-system'
import { useHost } from '@bip/records'
import { useMemo } from 'react'
import { operationReader } from './operationsOf.ts'
import { useScheduleText } from './useScheduleText.ts'
import { wallOf } from './zoneClock.ts'

/** The plan as the board wants it; of one group where one is chosen, with what is not scheduled beside it. */
export const useBoard = (plan: SchedulePlan, group: string | null) => {
  const { t } = useScheduleText()
  const { formatNumber } = useLocale()
  const { timeZone } = useHost()
  const resources = useMemo(
    () =>
      plan.stations
        .filter(({ groupId }) => !group || groupId === group)
        .map(
          ({ id, name, groupName, capacity }): ScheduleResource => ({
            key: id,
            name,
            group: groupName || t('noGroup'),
            capacity,
          }),
        ),
    [plan.stations, group, t],
  )
  const read = useMemo(() => {
    const whyText = ({ why, whyMinutes }: ScheduleBar): string =>
      why === 'none'
        ? ''
        : whyMinutes > 0
          ? t('waits', { why: t(`why.${why}`), hours: formatNumber(Math.round(whyMinutes / 6) / 10) })
          : t(`why.${why}`)
    return operationReader(timeZone, whyText)
  }, [timeZone, t, formatNumber])
  const operations = useMemo(() => read(plan.bars), [read, plan.bars])
  const stops = useMemo(
    () =>
      plan.stops.map(
        ({ stationId, start, end }): ScheduleStop => ({
          ...{ resource: stationId, start: wallOf(start, timeZone), end: wallOf(end, timeZone) },
        }),
      ),
    [plan.stops, timeZone],
  )
  const groups = useMemo(
    () => [...new Map(plan.stations.map(({ groupId, groupName }) => [groupId, groupName || t('noGroup')]))],
    [plan.stations, t],
  )
  return { resources, operations, stops, groups }
}
