import { planStatistics } from '@bip/contract/resources'
import { DatePicker, Empty, Link, PageHeader, Select, Skeleton, useLocale } from '@bip/design-system'
import { useHost } from '@bip/records'
import { useState } from 'react'
import { CardFailed } from '../../../pages/CardFailed.tsx'
import { GridBar } from '../../grid.styles.ts'
import { CountsViewSwitch } from './CountsViewSwitch.tsx'
import { Page, Scroller, Sums } from './overview.styles.ts'
import { useOverviewText } from './useOverviewText.ts'
import { type OutlookRow, useRows } from './useRows.ts'

const groupings = ['category', 'phase', 'department', 'delayReason'] as const
type Grouping = (typeof groupings)[number]

/** The list that a group consists of. */
const listOf: Readonly<Record<Grouping, (key: string) => string>> = {
  category: (key) => `/mmr/plan-order?categoryId=${encodeURIComponent(key)}`,
  phase: (key) => `/mmr/phase?phaseName=${encodeURIComponent(key)}`,
  department: (key) => `/mmr/phase?deptId=${encodeURIComponent(key)}`,
  delayReason: (key) => `/mmr/phase?delayReason=${encodeURIComponent(key)}`,
}

/** Plans added up by what one chooses; each group leads to its orders or phases. */
export const StatisticsView = () => {
  const { t } = useOverviewText()
  const [by, setBy] = useState<Grouping>('category')
  const [from, setFrom] = useState<string | null>(null)
  const [to, setTo] = useState<string | null>(null)
  const { data, error, mutate } = useRows(planStatistics, {
    ...{ by, size: '100', descs: 'phasesLate' },
    ...(from && { period_ge: from }),
    ...(to && { period_le: to }),
  })
  return (
    <Page>
      <PageHeader title={t('counts.statistics')} actions={<CountsViewSwitch />} />
      <GridBar>
        <Select
          label={t('counts.by')}
          options={groupings.map((value) => ({ value, label: t(`by.${value}`) }))}
          value={by}
          onChange={(value) => setBy(groupings.find((one) => one === value) ?? by)}
        />
        <DatePicker label={t('counts.from')} value={from} onChange={setFrom} />
        <DatePicker label={t('counts.to')} value={to} onChange={setTo} />
      </GridBar>
      {error && !data && <CardFailed error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton lines={8} height={24} />}
      {data?.records.length === 0 && <Empty title={t('none')} />}
      {data && data.records.length > 0 && <SumsTable rows={data.records} by={by} />}
    </Page>
  )
}

const figures = ['orders', 'phases', 'phasesDone', 'phasesLate', 'lateShare', 'lateDays', 'planHours'] as const

const SumsTable = ({ rows, by }: { rows: readonly OutlookRow[]; by: Grouping }) => {
  const { t } = useOverviewText()
  const { formatNumber } = useLocale()
  const { navigate } = useHost()
  const heads = (['name', 'orders', 'phases', 'done', 'late', 'share', 'days', 'hours'] as const).map((key) =>
    t(`columns.${key}`),
  )
  return (
    <Scroller>
      <Sums aria-label={t(`by.${by}`)}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Link onPress={() => navigate(listOf[by](String(row.groupKey)))}>{String(row.groupName ?? row.groupKey)}</Link>
              </th>
              {figures.map((key) => (
                <td key={key}>{`${formatNumber(Number(row[key] ?? 0))}${key === 'lateShare' ? '%' : ''}`}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Sums>
    </Scroller>
  )
}
