import { BarList, type BarRow } from '@bip/charts/bars'
import { Card, SegmentedControl, StatusDot, Table, type TableColumn, useLocale } from '@bip/design-system'
import { useHost } from '@bip/records'
import { useState } from 'react'
import { todayIn } from '../../../app/todayIn.ts'
import type { LookProps } from '../../useWholeList.ts'
import { type Forecast, forecastBy } from './forecast.ts'
import { LookState } from './LookState.tsx'
import { BoardTools, Charts, Legend } from './looks.styles.ts'
import { lengthOf, shortSums } from './sums.ts'
import { useOppsText } from './useOppsText.ts'
import { useStageRules } from './useStageRules.ts'

const parts = [
  ['won', 'success'],
  ['committed', 'info'],
  ['best', 'pending'],
  ['pipeline', 'neutral'],
] as const

const openOf = ({ committed, best, pipeline }: Forecast) => [...committed, ...best, ...pipeline]

/** What is expected by month or by owner: signed, committed, best case, pipeline, and the weighted sum. */
export const OppsForecast = (props: LookProps) => {
  const { t } = useOppsText()
  const tools = useLocale()
  const { timeZone } = useHost()
  const { rules } = useStageRules()
  const [by, setBy] = useState<'month' | 'owner'>('month')
  const today = todayIn(timeZone)
  const rows = forecastBy(by, rules, props.records, today)
  const size = (row: Forecast): number => parts.reduce((sum, [key]) => sum + lengthOf(row[key], 'amount'), 0)
  const shown = by === 'month' ? rows : [...rows].sort((a, b) => size(b) - size(a))
  const money = (of: Forecast['won'], key = 'amount'): string => shortSums(tools, of, key)
  const bars = shown.map(
    (row): BarRow => ({
      key: row.key,
      label: row.label,
      parts: parts.map(([key, tone]) => ({ key, label: t(`forecast.${key}`), value: lengthOf(row[key], 'amount'), tone })),
      text: money([...row.won, ...openOf(row)]),
    }),
  )
  const columns: TableColumn<Forecast>[] = [
    { key: 'label', header: t(`forecast.${by}`), render: ({ label }) => label },
    ...parts.map(
      ([key]): TableColumn<Forecast> => ({
        key,
        header: t(`forecast.${key}`),
        align: 'right',
        render: (row) => money(row[key]),
      }),
    ),
    {
      key: 'weighted',
      header: t('forecast.weighted'),
      align: 'right',
      render: (row) => money(openOf(row), 'weightedAmount'),
    },
  ]
  return (
    <LookState {...props}>
      <BoardTools>
        <SegmentedControl
          label={t('forecast.by')}
          size="small"
          value={by}
          onChange={setBy}
          items={[
            { value: 'month', label: t('forecast.month') },
            { value: 'owner', label: t('forecast.owner') },
          ]}
        />
      </BoardTools>
      <Charts>
        <Card title={t('forecast.title')}>
          <Legend>
            {parts.map(([key, tone]) => (
              <StatusDot key={key} tone={tone}>
                {t(`forecast.${key}`)}
              </StatusDot>
            ))}
          </Legend>
          <BarList label={t('forecast.title')} rows={bars} />
        </Card>
        <Card title={t('forecast.figures')}>
          <Table<Forecast> caption={t('forecast.figures')} columns={columns} rows={shown} rowKey={({ key }) => key} />
        </Card>
      </Charts>
    </LookState>
  )
}
