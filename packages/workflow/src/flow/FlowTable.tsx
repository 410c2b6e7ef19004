import type { FlowEntry } from '@bip/contract/workflow'
import { StatusDot, Table, type TableColumn, useLocale } from '@bip/design-system'
import { useHost } from '@bip/records'
import { useMemo } from 'react'
import { useText } from '../host/useText.ts'
import { durationText } from './duration.ts'
import { Remarks } from './FlowTimeline.tsx'
import { Frame, Moment, Wrapped } from './flow.styles.ts'
import { toneOfOutcome } from './outcome.ts'
import { type Step, stepsOf } from './steps.ts'

const stepKey = ({ key }: Step): string => key

/** Every step of a request in a table: who, what, when, how long, and the words that went with it. */
export const FlowTable = ({ flow, startUserId }: { flow: readonly FlowEntry[]; startUserId: string }) => {
  const { t } = useText()
  const { timeZone } = useHost()
  const { formatDateTime } = useLocale()
  const steps = useMemo(() => stepsOf(flow, startUserId), [flow, startUserId])

  const columns = useMemo<TableColumn<Step>[]>(() => {
    const moment = (at: string | null) => (at === null ? '—' : <Moment>{formatDateTime(at, { timeZone })}</Moment>)
    return [
      { key: 'name', header: t('flow.node'), width: 150, render: ({ name }) => name },
      { key: 'person', header: t('flow.person'), width: 120, render: ({ person }) => person || t('flow.system') },
      {
        key: 'result',
        header: t('flow.result'),
        width: 120,
        render: ({ outcome }) => <StatusDot tone={toneOfOutcome[outcome]}>{t(outcome)}</StatusDot>,
      },
      { key: 'arrived', header: t('flow.arrived'), width: 150, render: ({ arrivedAt }) => moment(arrivedAt) },
      { key: 'ended', header: t('flow.ended'), width: 150, render: ({ endedAt }) => moment(endedAt) },
      {
        key: 'took',
        header: t('flow.took'),
        width: 130,
        render: ({ arrivedAt, endedAt }) => (endedAt && endedAt !== arrivedAt ? durationText(arrivedAt, endedAt, t) : '—'),
      },
      {
        key: 'comment',
        header: t('flow.comment'),
        minWidth: 200,
        maxWidth: 480,
        render: (step) =>
          step.remarks.length + step.attachments.length > 0 ? (
            <Wrapped>
              <Remarks step={step} />
            </Wrapped>
          ) : (
            '—'
          ),
      },
    ]
  }, [t, formatDateTime, timeZone])

  return (
    <Frame>
      <Table caption={t('tab.flow')} columns={columns} rows={steps} rowKey={stepKey} />
    </Frame>
  )
}
