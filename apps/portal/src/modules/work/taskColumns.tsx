import type { ProcessTask } from '@bip/contract/workflow'
import { Avatar, type DataColumn, type LocaleTools, StatusDot, type StatusTone } from '@bip/design-system'
import type { Translate } from '../../app/useText.ts'
import { Moment, Person, Subject } from './TaskList.styles.ts'

/** The words and formats that cells need. */
export type ColumnTools = {
  t: Translate
  /** A moment by the plant's clock. */
  formatDateTime: (instant: string) => string
  formatRelative: LocaleTools['formatRelative']
}

export type TaskColumn = (tools: ColumnTools) => DataColumn<ProcessTask>

const states = {
  '': ['work.running', 'pending'],
  finished: ['work.finished', 'success'],
  reject: ['work.rejected', 'danger'],
  recall: ['work.recalled', 'neutral'],
  terminated: ['work.terminated', 'danger'],
} as const satisfies Record<ProcessTask['processIsFinished'], readonly [string, StatusTone]>

/** The gateway sorts and narrows the lists of tasks by itself. */
const asServed = { isSortable: false, isFilterable: false } as const

type PersonKey = 'startUsername' | 'assigneeName'

const person = (key: PersonKey, header: string): DataColumn<ProcessTask> => ({
  ...asServed,
  key,
  header,
  width: 130,
  cell: {
    render: ({ text }) =>
      text && (
        <Person>
          <Avatar name={text} size={20} isDecorative />
          <span>{text}</span>
        </Person>
      ),
  },
})

type MomentKey = 'startTime' | 'endTime'

const moment = (key: MomentKey, header: string, { formatDateTime }: ColumnTools): DataColumn<ProcessTask> => ({
  ...asServed,
  key,
  header,
  width: 145,
  cell: { text: (value) => (value ? formatDateTime(String(value)) : '') },
})

export const subject: TaskColumn = ({ t }) => ({
  ...asServed,
  key: 'title',
  header: t('work.subject'),
  width: 280,
  grow: 1,
  pin: 'start',
  cell: { render: ({ text }) => <Subject>{text}</Subject> },
})

/** What one needs to know to decide. */
export const summary: TaskColumn = ({ t }) => ({ ...asServed, key: 'summary', header: t('work.summary'), width: 240, grow: 1 })

export const serial: TaskColumn = ({ t }) => ({ ...asServed, key: 'serialNumber', header: t('work.serial'), width: 130 })

export const process: TaskColumn = ({ t }) => ({
  ...asServed,
  key: 'processDefinitionName',
  header: t('work.process'),
  width: 140,
})

export const step: TaskColumn = ({ t }) => ({ ...asServed, key: 'taskName', header: t('work.step'), width: 155 })

/** The step at which the reader decided, in a list of what they have handled. */
export const handledStep: TaskColumn = (tools) => ({ ...step(tools), header: tools.t('work.handledStep') })

export const starter: TaskColumn = ({ t }) => person('startUsername', t('work.starter'))

export const assignee: TaskColumn = ({ t }) => person('assigneeName', t('work.assignee'))

export const state: TaskColumn = ({ t }) => ({
  ...asServed,
  key: 'processIsFinished',
  header: t('work.status'),
  width: 110,
  cell: {
    text: (_, { processIsFinished }) => t(states[processIsFinished][0]),
    render: ({ row, text }) => <StatusDot tone={states[row.processIsFinished][1]}>{text}</StatusDot>,
  },
})

/** How long ago it came; the moment itself stands in the tooltip. */
export const arrived: TaskColumn = ({ t, formatRelative, formatDateTime }) => ({
  ...asServed,
  key: 'createTime',
  header: t('work.arrived'),
  width: 120,
  cell: {
    text: (value) => formatRelative(String(value)),
    render: ({ row: { createTime }, text }) => (
      <Moment dateTime={createTime} title={formatDateTime(createTime)}>
        {text}
      </Moment>
    ),
  },
})

/** Until when it is to be decided; what is late says so. */
export const due: TaskColumn = ({ t, formatDateTime }) => ({
  ...asServed,
  key: 'dueTime',
  header: t('work.due'),
  width: 165,
  cell: {
    text: (value) => (value ? formatDateTime(String(value)) : ''),
    render: ({ row: { dueTime }, text }) =>
      dueTime && Date.parse(dueTime) < Date.now() ? (
        <StatusDot tone="danger">{t('work.lateSince', { moment: text })}</StatusDot>
      ) : (
        text
      ),
  },
})

export const started: TaskColumn = (tools) => moment('startTime', tools.t('work.started'), tools)

export const handled: TaskColumn = (tools) => moment('endTime', tools.t('work.handled'), tools)
