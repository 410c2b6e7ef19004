import { type LogDetail, type LogEntry, type LogKind, plus } from '@bip/contract'
import { Alert, CodeBlock, CopyText, Descriptions, Drawer, RecordDiff, Skeleton, StatusDot, useLocale } from '@bip/design-system'
import { useAuth } from '../../../app/auth.tsx'
import { useAnswer } from '../calls.ts'
import { useDurationText } from '../useDurationText.ts'
import { useSystemText } from '../useSystemText.ts'
import { Sub } from './logs.styles.ts'
import { outcomeName, outcomeTone } from './outcome.ts'

type LogDrawerProps = { kind: LogKind; opened: LogEntry | null; onClose: () => void }

/** One entry of a log with all that was kept of it. */
export const LogDrawer = ({ kind, opened, onClose }: LogDrawerProps) => (
  <Drawer isOpen={opened !== null} size="large" isResizable title={opened?.subject ?? ''} onClose={onClose}>
    {opened && <Entry kind={kind} id={opened.id} />}
  </Drawer>
)

const Entry = ({ kind, id }: { kind: LogKind; id: string }) => {
  const { t } = useSystemText()
  const duration = useDurationText()
  const { formatDateTime, formatNumber } = useLocale()
  const { timeZone } = useAuth().settings
  const { data, error } = useAnswer<LogDetail>(plus.logDetail, { kind, id })
  if (error) return <Alert tone="danger">{error.message}</Alert>
  if (!data) return <Skeleton lines={8} />
  const { at, userName, outcome, ms, trace, address, agent, detail, fields, count, lastAt } = data
  const shown = [
    { key: 'at', label: t('logs.at'), content: formatDateTime(at, { timeZone }) },
    { key: 'user', label: t('logs.user'), content: userName },
    {
      key: 'outcome',
      label: t(kind === 'usual' ? 'logs.operation' : 'logs.outcome'),
      content: kind === 'usual' ? outcome : <StatusDot tone={outcomeTone(outcome)}>{outcomeName(t, outcome)}</StatusDot>,
    },
    ...(count > 1 ? [{ key: 'count', label: t('logs.count'), content: formatNumber(count) }] : []),
    ...(lastAt ? [{ key: 'lastAt', label: t('logs.lastAt'), content: formatDateTime(lastAt, { timeZone }) }] : []),
    ...(ms === null ? [] : [{ key: 'ms', label: t('logs.ms'), content: duration(ms) }]),
    ...(trace ? [{ key: 'trace', label: t('logs.trace'), content: <CopyText text={trace} /> }] : []),
    ...(address ? [{ key: 'address', label: t('logs.address'), content: address }] : []),
    ...(agent ? [{ key: 'agent', label: t('logs.agent'), content: agent, span: 2 }] : []),
  ]
  return (
    <>
      <Descriptions items={shown} columns={2} />
      {fields.length > 0 && (
        <>
          <Sub>{t('logs.changes')}</Sub>
          <RecordDiff fields={fields} />
        </>
      )}
      {detail && (
        <>
          <Sub>{t('logs.detail')}</Sub>
          <CodeBlock code={detail} />
        </>
      )}
    </>
  )
}
