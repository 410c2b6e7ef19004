import { phaseOutlook, planOrder, planOrderPhase, planOutlook } from '@bip/contract/resources'
import { useLocale } from '@bip/design-system'
import { useDictionary, useHost, wordOf } from '@bip/records'
import { OutlookCard } from './OutlookCard.tsx'
import { Cards } from './overview.styles.ts'
import { useOverviewText } from './useOverviewText.ts'
import type { OutlookRow } from './useRows.ts'

const listPath = '/mmr/phase-outlook'

/** What starts, what is late and why, and what lacks people or material; of one department, or of all. */
export const PlannerView = ({ deptId }: { deptId?: string }) => {
  const { t } = useOverviewText()
  const { openRecord } = useHost()
  const { formatDate } = useLocale()
  const dayOf = (day: unknown): string => (typeof day === 'string' ? formatDate(day) : '–')
  const { entries: causes } = useDictionary('DC_MMR_LATE_CAUSE')
  const { entries: reasons } = useDictionary('DC_MMR_DELAY_REASON')
  const ofDept: Record<string, string> = deptId ? { deptId } : {}
  const shared = {
    query: phaseOutlook,
    listPath,
    nameOf: ({ _labels, planOrderId, phaseName }: OutlookRow) => `${_labels?.planOrderId ?? planOrderId} · ${phaseName}`,
    onOpen: ({ id }: OutlookRow) => openRecord(planOrderPhase, id),
  }
  const placeOf = ({ _labels }: OutlookRow): string[] =>
    [_labels?.deptId, _labels?.stationId].filter((word) => word !== undefined)
  const whyLate = (row: OutlookRow): string => {
    const days = Number(row.lateDays ?? 0)
    const words = [
      days > 0 ? t('lateBy', { days }) : t('startLate', { day: dayOf(row.startDate) }),
      row.lateCause && causes && wordOf(causes, String(row.lateCause)),
      row.delayReason && reasons && wordOf(reasons, String(row.delayReason)),
    ]
    // What holds it up and the reason that was given are often the same.
    return [...new Set(words.filter(Boolean)), ...placeOf(row)].join(' · ')
  }
  return (
    <Cards>
      <OutlookCard
        {...shared}
        title={t('starting')}
        conditions={{ ...ofDept, isStarting: 'true' }}
        order={{ ascs: 'startDate' }}
        noteOf={(row) => [t('startsOn', { day: dayOf(row.startDate) }), ...placeOf(row)].join(' · ')}
      />
      <OutlookCard
        {...shared}
        title={t('late')}
        conditions={{ ...ofDept, isLate: 'true' }}
        order={{ descs: 'lateDays' }}
        noteOf={whyLate}
      />
      <OutlookCard
        {...shared}
        title={t('withoutPeople')}
        conditions={{ ...ofDept, lacksPeople: 'true' }}
        order={{ ascs: 'startDate' }}
        noteOf={(row) =>
          [
            t('peopleOf', { needed: String(row.neededPeople), scheduled: String(row.scheduledPeople) }),
            t('startsOn', { day: dayOf(row.startDate) }),
            ...placeOf(row),
          ].join(' · ')
        }
      />
      <OutlookCard
        {...shared}
        title={t('withoutMaterial')}
        conditions={{ ...ofDept, lacksMaterial: 'true' }}
        order={{ ascs: 'startDate' }}
        noteOf={(row) => [String(row.missingNames ?? ''), t('startsOn', { day: dayOf(row.startDate) })].join(' · ')}
      />
      <OutlookCard
        query={planOutlook}
        listPath="/mmr/plan-outlook"
        title={t('promises')}
        conditions={{ ...ofDept, concerns: 'promise' }}
        order={{ descs: 'daysLate' }}
        nameOf={({ planOrderNo, customerProductName }) => `${planOrderNo} · ${customerProductName}`}
        noteOf={({ promisedDate, projectedDate, daysLate, slowPhase }) =>
          [
            t('promised', { promised: dayOf(promisedDate), projected: dayOf(projectedDate), days: String(daysLate) }),
            ...(slowPhase ? [String(slowPhase)] : []),
          ].join(' · ')
        }
        onOpen={({ id }) => openRecord(planOrder, id)}
      />
    </Cards>
  )
}
