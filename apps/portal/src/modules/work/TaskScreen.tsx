import { leave } from '@bip/contract/resources'
import { TaskPage } from '@bip/workflow'
import { useNavigate, useParams } from 'react-router-dom'
import { useSession } from '../../app/session.tsx'
import { useTab } from '../../tabs/tabContext.ts'
import { Edges } from './Edges.styles.ts'
import { useNeighbours } from './useNeighbours.ts'
import { useWorkChanged } from './useWorkChanged.ts'

/** A leave request: to handle where the address names a task, else to read. A task that is done leads to the next that waits. */
export const TaskScreen = () => {
  const { taskId, processInstanceId = '' } = useParams()
  const { setLabel, setDirty, close, goOn } = useTab()
  const { user } = useSession()
  const workChanged = useWorkChanged()
  const navigate = useNavigate()
  const neighbours = useNeighbours(taskId ?? '')
  const to = (path: string | undefined) => (path === undefined ? undefined : () => void navigate(path))
  return (
    <Edges>
      <TaskPage
        core={leave}
        taskId={taskId}
        processInstanceId={processInstanceId}
        onLoaded={setLabel}
        onDirtyChange={setDirty}
        onOutdated={() => workChanged(leave.key)}
        onHandled={() => {
          workChanged(leave.key)
          goOn(neighbours.next ?? '/work/todo')
        }}
        onSaved={() => goOn('/work/todo')}
        onLeave={close}
        reader={user?.realName}
        onPrevious={to(neighbours.previous)}
        onNext={to(neighbours.next)}
      />
    </Edges>
  )
}
