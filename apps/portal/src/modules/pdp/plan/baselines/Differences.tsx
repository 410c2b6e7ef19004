import { type CalendarSpec, calendarOf } from '@bip/contract/calendar'
import type { WholePlan } from '@bip/contract/resources'
import { Alert, Button, type DataColumn, DataTable, type DataTableHandle, Select, Skeleton, Switch } from '@bip/design-system'
import { Download } from '@bip/design-system/icons'
import { reasonOf, useHost } from '@bip/records'
import { useMemo, useRef, useState } from 'react'
import useSWR from 'swr'
import { usePlanText } from '../usePlanText.ts'
import { Asking, Quiet, TableRoom } from './baselines.styles.ts'
import { approvedKey, approvedOf, type ComparedPlan, currentKey, currentOf } from './compared.ts'
import { type Difference, differencesOf, isDifferent, summaryOf } from './differences.ts'
import { type Baselines, readBaseline } from './useBaselines.ts'

type Props = { whole: WholePlan; baselines: Baselines; calendar: CalendarSpec }

/** Two plans of a project item by item: when each began and ends, and by how many working days it moved; as a sheet too. */
export const Differences = ({ whole, baselines: { records, chosen }, calendar }: Props) => {
  const { t } = usePlanText()
  const { client } = useHost()
  const table = useRef<DataTableHandle<Difference>>(null)
  const [from, setFrom] = useState<string | null>(chosen.at(-1) ?? approvedKey)
  const [to, setTo] = useState<string | null>(currentKey)
  const [isAll, setAll] = useState(false)
  const options = [
    { value: approvedKey, label: t('baselines.approved') },
    ...records.map(({ id, baselineName }) => ({ value: id, label: String(baselineName) })),
    { value: currentKey, label: t('baselines.current') },
  ]
  const planOf = async (key: string | null): Promise<ComparedPlan> => {
    const record = records.find(({ id }) => id === key)
    if (record) return readBaseline(client, record)
    return key === approvedKey ? approvedOf(whole, t('baselines.approved')) : currentOf(whole, t('baselines.current'))
  }
  const { data, error } = useSWR(['differences', whole, from, to], () => Promise.all([planOf(from), planOf(to)]), {
    revalidateOnFocus: false,
  })
  const all = useMemo(() => data && differencesOf(data[0].rows, data[1].rows, calendarOf(calendar)), [data, calendar])
  const rows = useMemo(() => (isAll ? all : all?.filter(isDifferent)), [all, isAll])
  const columns = useMemo((): DataColumn<Difference>[] => {
    const day = (key: string, header: string, value: (row: Difference) => string | null): DataColumn<Difference> => ({
      ...{ key, header, type: 'date', width: 98, value },
    })
    const moved = (key: 'startDays' | 'endDays', header: string): DataColumn<Difference> => ({
      ...{ key, header, type: 'number', width: 88, value: (row) => row[key] },
    })
    return [
      { key: 'itemNo', header: t('columns.no'), width: 66, pin: 'start', value: ({ itemNo }) => itemNo },
      { key: 'name', header: t('import.task'), width: 168, pin: 'start', value: ({ name }) => name },
      {
        ...{ key: 'what', header: t('baselines.what'), width: 66 },
        value: ({ before, after, endDays, startDays }) => {
          if (before === null) return t('baselines.added')
          if (after === null) return t('baselines.gone')
          const days = endDays || startDays || 0
          return days === 0 ? '' : t(days > 0 ? 'baselines.later' : 'baselines.earlier')
        },
      },
      day('beforeStart', t('baselines.beforeStart'), ({ before }) => before?.start ?? null),
      day('beforeEnd', t('baselines.beforeEnd'), ({ before }) => before?.end ?? null),
      day('afterStart', t('baselines.afterStart'), ({ after }) => after?.start ?? null),
      day('afterEnd', t('baselines.afterEnd'), ({ after }) => after?.end ?? null),
      moved('startDays', t('baselines.startDays')),
      moved('endDays', t('baselines.endDays')),
    ]
  }, [t])
  if (error) return <Alert tone="danger">{reasonOf(error)}</Alert>
  const [before, after] = data ?? []
  return (
    <>
      <Asking>
        <Select label={t('baselines.from')} options={options} value={from} onChange={setFrom} />
        <Select label={t('baselines.to')} options={options} value={to} onChange={setTo} />
        <Switch label={t('baselines.all')} value={isAll} onChange={setAll} />
        <Button
          icon={<Download size={14} aria-hidden />}
          isDisabled={!rows?.length}
          onPress={() =>
            void table.current?.export({ fileName: `${whole.project.code} ${before?.name ?? ''} – ${after?.name ?? ''}` })
          }
        >
          {t('baselines.sheet')}
        </Button>
      </Asking>
      {all && rows ? (
        <>
          <Quiet role="status">{t('baselines.summary', summaryOf(all))}</Quiet>
          <TableRoom>
            <DataTable<Difference>
              handle={table}
              label={t('baselines.compare')}
              columns={columns}
              rows={rows}
              rowKey={({ key }) => key}
              emptyState={<Quiet>{t('baselines.same')}</Quiet>}
            />
          </TableRoom>
        </>
      ) : (
        <Skeleton lines={8} height={24} />
      )}
    </>
  )
}
