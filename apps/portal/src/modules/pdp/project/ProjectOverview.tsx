import type { AnyRecord } from '@bip/contract'
import { dcReviewProblem, type OverviewItem, type OverviewProblem, planItem } from '@bip/contract/resources'
import { Button, Card, Progress, Result, Skeleton, Statistic, Table, useLocale } from '@bip/design-system'
import { useDictionary, useHost, wordOf } from '@bip/records'
import { HealthCard } from './HealthCard.tsx'
import { Cards, Figures, Late, Quiet } from './project.styles.ts'
import { useProjectOverview } from './useProjectOverview.ts'
import { useProjectText } from './useProjectText.ts'

/** What somebody asks of a project first. */
export const ProjectOverview = ({ record }: { record: AnyRecord }) => {
  const { t } = useProjectText()
  const { formatNumber } = useLocale()
  const { data, error, mutate } = useProjectOverview(record.id)
  if (error && !data)
    return (
      <Result
        status={500}
        title={t('overview.failed')}
        description={error.message}
        action={<Button onPress={() => void mutate()}>{t('overview.retry')}</Button>}
      />
    )
  if (!data) return <Skeleton lines={8} height={20} />
  const { items } = data
  return (
    <Cards>
      <HealthCard record={record} facts={data.facts} />
      <Card title={t('overview.progress')} extra={t('overview.total', { count: items.total })}>
        <Progress label={t('overview.progress')} value={Number(record.progress ?? 0)} />
        <Figures>
          <Statistic label={t('overview.done')} value={formatNumber(items.done)} />
          <Statistic label={t('overview.running')} value={formatNumber(items.running)} />
          <Statistic
            label={t('overview.lateCount')}
            value={formatNumber(items.late)}
            tone={items.late > 0 ? 'warning' : undefined}
          />
        </Figures>
      </Card>
      <Items title={t('overview.next')} rows={data.milestones} none={t('overview.nothingNext')} />
      <Items title={t('overview.late')} rows={data.late} none={t('overview.nothingLate')} />
      <Problems rows={data.problems} />
    </Cards>
  )
}

const Items = ({ title, rows, none }: { title: string; rows: readonly OverviewItem[]; none: string }) => {
  const { t } = useProjectText()
  const { formatDate } = useLocale()
  const host = useHost()
  if (rows.length === 0)
    return (
      <Card title={title}>
        <Quiet>{none}</Quiet>
      </Card>
    )
  return (
    <Card title={title} isFlush>
      <Table<OverviewItem>
        caption={title}
        rows={rows}
        rowKey={({ id }) => id}
        onRowPress={({ id }) => host.openRecord(planItem, id)}
        columns={[
          { key: 'name', header: t('overview.task'), render: ({ itemNo, name }) => `${itemNo} ${name}` },
          { key: 'owner', header: t('overview.owner'), width: 90, render: ({ ownerName }) => ownerName ?? '—' },
          { key: 'due', header: t('overview.due'), width: 160, render: (row) => <Due {...row} day={formatDate(row.planEnd)} /> },
        ]}
      />
    </Card>
  )
}

const Problems = ({ rows }: { rows: readonly OverviewProblem[] }) => {
  const { t } = useProjectText()
  const { formatDate } = useLocale()
  const host = useHost()
  const { entries } = useDictionary('DC_PDP_SEVERITY')
  if (rows.length === 0)
    return (
      <Card title={t('overview.problems')}>
        <Quiet>{t('overview.nothingOpen')}</Quiet>
      </Card>
    )
  return (
    <Card title={t('overview.problems')} isFlush>
      <Table<OverviewProblem>
        caption={t('overview.problems')}
        rows={rows}
        rowKey={({ id }) => id}
        onRowPress={({ id }) => host.openRecord(dcReviewProblem, id)}
        columns={[
          {
            key: 'name',
            header: t('overview.problem'),
            render: ({ name, severity }) => `${name} · ${wordOf(entries, severity)}`,
          },
          { key: 'owner', header: t('overview.owner'), width: 90, render: ({ ownerName }) => ownerName ?? '—' },
          { key: 'due', header: t('overview.dueOn'), width: 160, render: (row) => <Due {...row} day={formatDate(row.dueOn)} /> },
        ]}
      />
    </Card>
  )
}

const Due = ({ day, lateDays }: { day: string; lateDays: number }) => {
  const { t } = useProjectText()
  return lateDays > 0 ? (
    <>
      {day} <Late>{t('overview.days', { count: lateDays })}</Late>
    </>
  ) : (
    day
  )
}
