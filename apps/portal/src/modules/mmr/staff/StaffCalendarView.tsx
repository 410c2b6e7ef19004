import { type StaffCalendar, staffCalendarCalls } from '@bip/contract/resources'
import { Button, DatePicker, Empty, PageHeader, SearchField, Select, Skeleton, Switch, Tag } from '@bip/design-system'
import { Copy } from '@bip/design-system/icons'
import { RecordCombo } from '@bip/pickers'
import { useHost } from '@bip/records'
import { useAdapter } from '@bip/records/parts'
import { useDeferredValue, useMemo, useState } from 'react'
import useSWR from 'swr'
import { todayIn } from '../../../app/todayIn.ts'
import { LoadFailed } from '../../../pages/LoadFailed.tsx'
import { GridBar, GridPage } from '../../grid.styles.ts'
import { CopyWeekDialog } from './CopyWeekDialog.tsx'
import { daysFrom, mondayOf, rowsOf } from './calendar.ts'
import { FillDialog, type Filling } from './FillDialog.tsx'
import { StaffGrid } from './StaffGrid.tsx'
import { StaffViewSwitch } from './StaffViewSwitch.tsx'
import { useStaffText } from './useStaffText.ts'

const spans = ['14', '28', '60', '90'] as const

/** Who works where on which day, with approved leave and what stands against it. */
export const StaffCalendarView = () => {
  const { t } = useStaffText()
  const { client, timeZone, permissions } = useHost()
  const today = todayIn(timeZone)
  const [from, setFrom] = useState(mondayOf(today))
  const [span, setSpan] = useState<string>('28')
  const [deptId, setDept] = useState<string | null>(null)
  const [text, setText] = useState('')
  const [isNarrow, setNarrow] = useState(false)
  const [filling, setFilling] = useState<Filling | null>(null)
  const [isCopying, setCopying] = useState(false)
  const departments = useAdapter('department')
  const days = useMemo(() => daysFrom(from, Number(span)), [from, span])
  const to = days.at(-1) ?? from
  const { data, error, mutate } = useSWR<StaffCalendar, Error>(
    [staffCalendarCalls.calendar, from, to, deptId],
    () =>
      client.request<StaffCalendar>({
        path: staffCalendarCalls.calendar,
        query: { from, to, ...(deptId && { deptId }) },
        silent: true,
      }),
    { keepPreviousData: true },
  )
  const all = useMemo(() => (data ? rowsOf(data, days) : []), [data, days])
  const freeDays = useMemo(() => new Set(data?.freeDays), [data])
  const wanted = useDeferredValue(text.trim().toLowerCase())
  const rows = useMemo(
    () => all.filter(({ person, conflicts }) => (!isNarrow || conflicts > 0) && person.name.toLowerCase().includes(wanted)),
    [all, isNarrow, wanted],
  )
  const conflicts = all.reduce((sum, row) => sum + row.conflicts, 0)
  const refresh = (): void => {
    setFilling(null)
    setCopying(false)
    void mutate()
  }
  return (
    <GridPage>
      <PageHeader
        title={t('title')}
        actions={
          <>
            {permissions.has('staffSchedule_add') && (
              <Button icon={<Copy size={16} aria-hidden />} isDisabled={rows.length === 0} onPress={() => setCopying(true)}>
                {t('copy')}
              </Button>
            )}
            <StaffViewSwitch />
          </>
        }
      />
      <GridBar>
        <DatePicker label={t('from')} value={from} onChange={(day) => day && setFrom(day)} />
        <Select
          label={t('span')}
          options={spans.map((value) => ({ value, label: t('days', { count: Number(value) }) }))}
          value={span}
          onChange={(value) => value && setSpan(value)}
        />
        <RecordCombo label={t('dept')} adapter={departments} value={deptId} onChange={setDept} />
        <SearchField label={t('search')} value={text} onChange={setText} />
        <Switch label={t('onlyConflicts')} value={isNarrow} onChange={setNarrow} />
        {data && <Tag>{t('people', { count: rows.length })}</Tag>}
        {data && (
          <Tag tone={conflicts > 0 ? 'danger' : 'success'}>
            {conflicts > 0 ? t('conflicts', { count: conflicts }) : t('noConflict')}
          </Tag>
        )}
      </GridBar>
      {error && !data && <LoadFailed error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton lines={12} height={24} />}
      {data && rows.length === 0 && <Empty title={t('empty')} description={t('emptyHint')} />}
      {data && rows.length > 0 && (
        <StaffGrid
          rows={rows}
          days={days}
          freeDays={freeDays}
          today={today}
          onFill={(chosen) => {
            const row = rows[chosen.row]
            if (row) setFilling({ row, span: [chosen.from, chosen.to] })
          }}
        />
      )}
      {filling && (
        <FillDialog
          filling={filling}
          days={days}
          freeDays={freeDays}
          stations={data?.stations ?? []}
          onClose={() => setFilling(null)}
          onStored={refresh}
        />
      )}
      {isCopying && (
        <CopyWeekDialog
          start={from}
          userIds={rows.map(({ person }) => person.id)}
          onClose={() => setCopying(false)}
          onStored={refresh}
        />
      )}
    </GridPage>
  )
}
