import type { ProcessTask } from '@bip/contract/workflow'
import { Avatar, type LocaleTools, StatusDot, type StatusTone, type TableColumn } from '@bip/design-system'
import type { Translate } from '../../app/useText.ts'
import { Moment, Person, Subject } from './TaskList.styles.ts'

/** The words and formats that cells need. */
export type ColumnTools = {
  t: Translate
  /** A moment by the plant's clock. */
  formatDateTime: (instant: string) => string
  formatRelative: LocaleTools['formatRelative']
}

type Column = (tools: ColumnTools) => TableColumn<ProcessTask>

const states = {
  '': ['work.running', 'pending'],
  finished: ['work.finished', 'success'],
  reject: ['work.rejected', 'danger'],
  recall: ['work.recalled', 'neutral'],
} as const satisfies Record<ProcessTask['processIsFinished'], readonly [string, StatusTone]>

const person = (name: string) =>
  name === '' ? (
    '—'
  ) : (
    <Person>
      <Avatar name={name} size={20} isDecorative />
      {name}
    </Person>
  )

export const subject: Column = ({ t }) => ({
  key: 'title',
  header: t('work.subject'),
  minWidth: 240,
  maxWidth: 460,
  render: ({ title }) => <Subject>{title}</Subject>,
})

export const serial: Column = ({ t }) => ({
  key: 'serialNumber',
  header: t('work.serial'),
  width: 145,
  render: ({ serialNumber }) => serialNumber,
})

export const process: Column = ({ t }) => ({
  key: 'process',
  header: t('work.process'),
  width: 120,
  render: ({ processDefinitionName }) => processDefinitionName,
})

export const step: Column = ({ t }) => ({
  key: 'step',
  header: t('work.step'),
  width: 140,
  render: ({ taskName }) => taskName || '—',
})

/** The step at which the reader decided, in a list of what they have handled. */
export const handledStep: Column = (tools) => ({ ...step(tools), header: tools.t('work.handledStep') })

export const starter: Column = ({ t }) => ({
  key: 'starter',
  header: t('work.starter'),
  width: 130,
  render: ({ startUsername }) => person(startUsername),
})

export const assignee: Column = ({ t }) => ({
  key: 'assignee',
  header: t('work.assignee'),
  width: 130,
  render: ({ assigneeName }) => person(assigneeName),
})

export const state: Column = ({ t }) => ({
  key: 'state',
  header: t('work.status'),
  width: 110,
  render: ({ processIsFinished }) => {
    const [text, tone] = states[processIsFinished]
    return <StatusDot tone={tone}>{t(text)}</StatusDot>
  },
})

/** How long ago it came; the moment itself stands in the tooltip. */
export const arrived: Column = ({ t, formatRelative, formatDateTime }) => ({
  key: 'createTime',
  header: t('work.arrived'),
  width: 130,
  render: ({ createTime }) => (
    <Moment dateTime={createTime} title={formatDateTime(createTime)}>
      {formatRelative(createTime)}
    </Moment>
  ),
})

export const started: Column = ({ t, formatDateTime }) => ({
  key: 'startTime',
  header: t('work.started'),
  width: 145,
  render: ({ startTime }) => <Moment dateTime={startTime}>{formatDateTime(startTime)}</Moment>,
})

export const handled: Column = ({ t, formatDateTime }) => ({
  key: 'endTime',
  header: t('work.handled'),
  width: 145,
  render: ({ endTime }) => (endTime ? <Moment dateTime={endTime}>{formatDateTime(endTime)}</Moment> : '—'),
})
