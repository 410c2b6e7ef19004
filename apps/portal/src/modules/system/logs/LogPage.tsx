import { deviceName, type LogEntry, type LogKind, logKinds, type Page, plus } from '@bip/contract'
import {
  Alert,
  Button,
  type DataColumn,
  type DataListFilter,
  DateRangePicker,
  FilterButton,
  Menu,
  StatusDot,
  useLocale,
} from '@bip/design-system'
import { BookOpen, Download } from '@bip/design-system/icons'
import { saveFile } from '@bip/records'
import { useMemo, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useAuth } from '../../../app/auth.tsx'
import { client } from '../../../app/client.ts'
import { useSession } from '../../../app/session.tsx'
import { StatusPage } from '../../../pages/StatusPage.tsx'
import { AdminList, asServed, useTimeColumn } from '../AdminList.tsx'
import { useAsked } from '../adminCalls.ts'
import { useDurationText } from '../useDurationText.ts'
import { useSystemText } from '../useSystemText.ts'
import { LogDrawer } from './LogDrawer.tsx'
import { outcomeName, outcomeTone } from './outcome.ts'

const isKind = (name: string | undefined): name is LogKind => logKinds.some((kind) => kind === name)

/** Logs by kind: what was done, what was called, what failed, who signed in. */
export const LogPage = () => {
  const { kind } = useParams()
  const { can } = useSession()
  if (!isKind(kind)) return <StatusPage status={404} />
  return can('log_view') ? <Log key={kind} kind={kind} /> : <StatusPage status={403} />
}

const outcomesOf: Readonly<Record<LogKind, readonly string[]>> = {
  usual: [],
  api: ['200', '400', '401', '403', '404', '409', '500'],
  error: [],
  login: ['success', 'failure', 'lockout'],
}
const subjects = { usual: 'logs.record', api: 'logs.call', error: 'logs.failure', login: 'logs.account' } as const

const useColumns = (kind: LogKind): DataColumn<LogEntry>[] => {
  const { t } = useSystemText()
  const duration = useDurationText()
  const { formatNumber } = useLocale()
  const at = useTimeColumn<LogEntry>('at', t('logs.at'))
  return useMemo(() => {
    const user: DataColumn<LogEntry> = { ...asServed, key: 'userName', header: t('logs.user'), width: 130 }
    const subject: DataColumn<LogEntry> = { ...asServed, key: 'subject', header: t(subjects[kind]), width: 340, grow: 1 }
    const trace: DataColumn<LogEntry> = { ...asServed, key: 'trace', header: t('logs.trace'), width: 190 }
    const address: DataColumn<LogEntry> = { ...asServed, key: 'address', header: t('logs.address'), width: 140 }
    const agent: DataColumn<LogEntry> = {
      ...asServed,
      key: 'agent',
      header: t('logs.agent'),
      width: 180,
      value: ({ agent: name }) => (name ? deviceName(name) : ''),
    }
    const outcome: DataColumn<LogEntry> = {
      ...asServed,
      key: 'outcome',
      header: t(kind === 'usual' ? 'logs.operation' : kind === 'api' ? 'logs.status' : 'logs.outcome'),
      width: kind === 'usual' ? 180 : 110,
      cell: {
        text: (value) => outcomeName(t, String(value)),
        ...(kind !== 'usual' && {
          render: ({ row, text }) => <StatusDot tone={outcomeTone(row.outcome)}>{text}</StatusDot>,
        }),
      },
    }
    const ms: DataColumn<LogEntry> = {
      ...asServed,
      key: 'ms',
      header: t('logs.ms'),
      type: 'number',
      width: 100,
      cell: { text: (value) => (typeof value === 'number' ? duration(value) : '') },
    }
    const count: DataColumn<LogEntry> = {
      ...asServed,
      key: 'count',
      header: t('logs.count'),
      type: 'number',
      width: 90,
      cell: { text: (value) => (Number(value) > 1 ? formatNumber(Number(value)) : '') },
    }
    if (kind === 'usual') return [at, user, outcome, subject]
    if (kind === 'api') return [at, subject, outcome, ms, user, address, trace]
    if (kind === 'error') return [at, subject, count, user, address, trace]
    return [at, { ...subject, width: 200, grow: 0 }, user, outcome, count, address, agent]
  }, [at, duration, formatNumber, kind, t])
}

const Log = ({ kind }: { kind: LogKind }) => {
  const { t } = useSystemText()
  const { can } = useSession()
  const { timeZone } = useAuth().settings
  const { asked, get, ask } = useAsked()
  const [opened, setOpened] = useState<LogEntry | null>(null)
  const [isExporting, setExporting] = useState(false)
  const columns = useColumns(kind)
  const [from, to, outcome] = [get('from'), get('to'), get('outcome')]
  const query = { kind, ...(from && { from }), ...(to && { to }), ...(outcome && { outcome }) }

  const save = async (): Promise<void> => {
    setExporting(true)
    try {
      const { blob, name } = await client.request({ path: plus.logExport, query: { ...query, search: asked.search }, as: 'blob' })
      saveFile(blob, name)
    } catch {
      // The client has said why.
    } finally {
      setExporting(false)
    }
  }
  const outcomes = outcomesOf[kind]
  const conditions: DataListFilter[] = [
    {
      key: 'days',
      label: t('common.days'),
      isSet: from !== '',
      draw: () => (
        <DateRangePicker
          key="days"
          label={t('common.days')}
          labelHidden
          timeZone={timeZone}
          value={from && to ? { start: from, end: to } : null}
          onChange={(range) => ask({ from: range?.start, to: range?.end })}
        />
      ),
    },
    ...(outcomes.length > 0
      ? [
          {
            key: 'outcome',
            label: t('logs.outcome'),
            isSet: outcome !== '',
            draw: () => (
              <Menu
                key="outcome"
                label={t('logs.outcome')}
                items={['', ...outcomes].map((one) => ({
                  key: one || 'all',
                  label: one ? outcomeName(t, one) : t('common.all'),
                }))}
                onAction={(one) => ask({ outcome: one === 'all' ? undefined : one })}
                trigger={
                  <FilterButton
                    label={t('logs.outcome')}
                    value={outcome ? outcomeName(t, outcome) : t('common.all')}
                    isSet={outcome !== ''}
                  />
                }
              />
            ),
          },
        ]
      : []),
  ]
  return (
    <>
      <AdminList<LogEntry>
        title={t(`logs.${kind}`)}
        path={plus.logs}
        query={query}
        columns={columns}
        hint={t('logs.hint')}
        empty={{
          title: t('logs.empty'),
          description: t(kind === 'usual' && !from ? 'logs.emptyUsual' : 'logs.emptyHint'),
          icon: <BookOpen size={20} />,
        }}
        conditions={conditions}
        onClear={from || outcome ? () => ask({ q: undefined, from: undefined, to: undefined, outcome: undefined }) : undefined}
        onRowPress={setOpened}
        note={(page) => <Dropped page={page} />}
        actions={
          can('log_export') && (
            <Button icon={<Download size={16} aria-hidden />} isLoading={isExporting} onPress={() => void save()}>
              {t('common.export')}
            </Button>
          )
        }
      />
      <LogDrawer kind={kind} opened={opened} onClose={() => setOpened(null)} />
    </>
  )
}

/** Says that entries are missing where some could not be written. */
const Dropped = ({ page }: { page: Page<LogEntry> & { dropped?: number } }) => {
  const { t } = useSystemText()
  return page.dropped ? <Alert tone="warning">{t('logs.dropped', { count: page.dropped })}</Alert> : null
}
