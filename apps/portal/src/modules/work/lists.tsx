import { workflowCalls } from '@bip/contract/workflow'
import { Empty } from '@bip/design-system'
import { useText } from '../../app/useText.ts'
import { TaskList } from './TaskList.tsx'
import {
  arrived,
  assignee,
  due,
  handled,
  handledStep,
  process,
  serial,
  started,
  starter,
  state,
  step,
  subject,
  summary,
} from './taskColumns.tsx'
import { useClaiming } from './useClaiming.ts'

const todoColumns = [subject, summary, serial, process, step, starter, arrived, due] as const
const doneColumns = [subject, state, summary, serial, process, handledStep, starter, handled] as const
const sentColumns = [subject, state, summary, serial, process, step, assignee, started] as const

const waiting = ['processDefKey', 'starter', 'arrived', 'isLate'] as const
const others = ['processDefKey', 'starter'] as const
const own = ['processDefKey'] as const

/** What waits for the caller. */
export const TodoList = () => {
  const { t } = useText()
  return (
    <TaskList
      title={t('work.todo')}
      path={workflowCalls.todoList}
      conditions={waiting}
      columns={todoColumns}
      isDecidable
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
      conditions={others}
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
      conditions={own}
      columns={sentColumns}
      empty={<Empty title={t('work.emptySent')} />}
    />
  )
}

/** What one of several people may claim. */
export const ClaimList = () => {
  const { t } = useText()
  const claim = useClaiming()
  return (
    <TaskList
      title={t('work.claim')}
      path={workflowCalls.claimList}
      onTask={(task) => void claim(task)}
      conditions={waiting}
      columns={todoColumns}
      empty={<Empty title={t('work.emptyClaim')} />}
    />
  )
}

/** What the caller has handled and is over. */
export const EndedList = () => {
  const { t } = useText()
  return (
    <TaskList
      title={t('work.ended')}
      path={workflowCalls.myDoneList}
      conditions={others}
      columns={doneColumns}
      empty={<Empty title={t('work.emptyDone')} />}
    />
  )
}

/** What the caller was given a copy of. */
export const CopiedList = () => {
  const { t } = useText()
  return (
    <TaskList
      title={t('work.copied')}
      path={workflowCalls.copyList}
      conditions={others}
      columns={sentColumns}
      empty={<Empty title={t('work.emptyCopied')} />}
    />
  )
}
