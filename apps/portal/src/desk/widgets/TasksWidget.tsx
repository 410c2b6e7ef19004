import { workflowCalls } from '@bip/contract/workflow'
import { useText } from '../../app/useText.ts'
import { WorkWidget } from './WorkWidget.tsx'

/** What waits for the user. */
export const TasksWidget = () => {
  const { t } = useText()
  return (
    <WorkWidget
      title={t('desk.todoList')}
      call={workflowCalls.todoList}
      path="/work/todo"
      empty={t('desk.nothing')}
      emptyHint={t('desk.nothingHint')}
    />
  )
}
