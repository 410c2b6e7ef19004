import { workflowCalls } from '@bip/contract/workflow'
import { Empty } from '@bip/design-system'
import { useText } from '../../app/useText.ts'
import { TaskList } from './TaskList.tsx'
import {
  arrived,
  assignee,
  handled,
  handledStep,
  process,
  serial,
  started,
  starter,
  state,
  step,
  subject,
} from './taskColumns.tsx'

const todoColumns = [subject, serial, process, step, starter, arrived] as const
const doneColumns = [subject, state, serial, process, handledStep, starter, handled] as const
const sentColumns = [subject, state, serial, process, step, assignee, started] as const

/** What waits for the caller. */
export const TodoList = () => {
  const { t } = useText()
  return (
    <TaskList
      title={t('work.todo')}
      path={workflowCalls.todoList}
      columns={todoColumns}
      empty={<Empty title={t('work.emptyTodo')} description={t('work.emptyTodoHint')} />}
    />
  )
}

/** What the caller has handled. */
export const DoneList = () => {
  const { t } = useText()
  return (
    <TaskList
      title={t('work.done')}
      path={workflowCalls.doneList}
      columns={doneColumns}
      empty={<Empty title={t('work.emptyDone')} />}
    />
  )
}

/** What the caller has asked for, and where it stands. */
export const SentList = () => {
  const { t } = useText()
  return (
    <TaskList
      title={t('work.sent')}
      path={workflowCalls.sendList}
      columns={sentColumns}
      empty={<Empty title={t('work.emptySent')} />}
    />
  )
}
