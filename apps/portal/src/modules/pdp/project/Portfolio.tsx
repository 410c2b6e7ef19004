import { Gantt, type PlanTask } from '@bip/charts/gantt'
import type { AnyRecord } from '@bip/contract'
import { project } from '@bip/contract/resources'
import { Button, type ColumnLayout, type DataColumn, Empty, Link, Result, Skeleton, StatusDot } from '@bip/design-system'
import { useDictionary, useHost, wordOf } from '@bip/records'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { todayIn } from '../../../app/todayIn.ts'
import type { LookProps } from '../../useWholeList.ts'
import { healthIn, healthTone, reasonsOf } from './healthWords.ts'
import { PortfolioFigures } from './PortfolioFigures.tsx'
import { plannedOf, portfolioPlan } from './portfolioPlan.ts'
import { ChartRoom } from './project.styles.ts'
import { useProjectFacts } from './useProjectOverview.ts'
import { useProjectText } from './useProjectText.ts'
import { groupIn } from './views.ts'

const columnShared = { pin: 'start', isSortable: false, isFilterable: false } as const
const look = { critical: false, slack: false }
/** Why a project is in danger matters more here than how many days it takes. */
const firstLayout: ColumnLayout = { shown: { start: false, duration: false } }

/** All projects on one axis, those in danger first, each with its reasons in words. */
export const Portfolio = ({ records, status, onRetry }: LookProps) => {
  const { t } = useProjectText()
  const host = useHost()
  const by = groupIn(useSearchParams()[0])
  const { data: facts } = useProjectFacts()
  const [layout, setLayout] = useState(firstLayout)
  const { entries } = useDictionary('DC_PDP_HEALTH')
  const { entries: why } = useDictionary('DC_PDP_HEALTH_REASON')
  const { entries: phases } = useDictionary('DC_PROJECT_STAGE')
  const byId = useMemo(() => new Map(records.map((record) => [record.id, record])), [records])
  const reasons = useMemo(
    () => new Map(facts?.map((one) => [one.id, reasonsOf(t, one).map(({ text }) => text)] as const)),
    [facts, t],
  )
  const plan = useMemo(() => {
    const nameOf = (record: AnyRecord): string => {
      if (by === 'health') return wordOf(entries, String(record.health ?? 'green'))
      if (by === 'phase') return wordOf(phases, String(record.phase ?? ''))
      return record._labels?.[by] ?? '—'
    }
    return portfolioPlan(records, by, nameOf)
  }, [records, by, entries, phases])
  const baselines = useMemo(() => [plannedOf(records, t('portfolio.planned'))], [records, t])
  const columns = useMemo((): DataColumn<PlanTask>[] => {
    const namesOf = (keys: unknown): string => (Array.isArray(keys) ? keys.map((one) => wordOf(why, String(one))).join('；') : '')
    // Those that are over have no figures any more, and keep the names of their reasons.
    const reasonOf = ({ key }: PlanTask): string => reasons.get(key)?.join('；') ?? namesOf(byId.get(key)?.healthReason)
    return [
      {
        ...{ ...columnShared, key: 'health', header: t('portfolio.health'), width: 128, isHidden: false },
        value: ({ key }) => {
          const health = healthIn(byId.get(key)?.health)
          return health ? wordOf(entries, health) : ''
        },
        cell: {
          render: ({ row, text }) => {
            const health = healthIn(byId.get(row.key)?.health)
            return health && <StatusDot tone={healthTone[health]}>{text}</StatusDot>
          },
        },
      },
      { ...{ ...columnShared, key: 'reason', header: t('portfolio.reason'), width: 280, isHidden: false }, value: reasonOf },
      {
        ...{ ...columnShared, key: 'manager', header: t('portfolio.manager'), width: 90 },
        value: ({ key }) => byId.get(key)?._labels?.managerId ?? '',
      },
      {
        ...{ ...columnShared, key: 'code', header: t('portfolio.code'), width: 104 },
        value: ({ key }) => String(byId.get(key)?.projectCode ?? ''),
        cell: {
          render: ({ row: { key }, text }) => text && <Link onPress={() => host.openRecord(project, key)}>{text}</Link>,
        },
      },
    ]
  }, [byId, entries, why, reasons, t, host])
  const today = todayIn(host.timeZone)
  if (status === 'failed')
    return <Result status={500} title={t('overview.failed')} action={<Button onPress={onRetry}>{t('overview.retry')}</Button>} />
  if (status === 'loading') return <Skeleton lines={12} height={24} />
  return (
    <ChartRoom>
      <PortfolioFigures records={records} />
      <Gantt
        label={t('portfolio.label')}
        plan={plan}
        today={today}
        baselines={baselines}
        columns={columns}
        defaultPxPerDay={3}
        layout={layout}
        onLayoutChange={setLayout}
        defaultLook={look}
        empty={<Empty title={t('board.empty')} description={t('board.emptyHint')} />}
      />
    </ChartRoom>
  )
}
