import { useParams } from 'react-router-dom'
import { StatusPage } from '../../pages/StatusPage.tsx'
import { ProcessStart } from './ProcessStart.tsx'
import { ProcessTaskPage } from './ProcessTaskPage.tsx'
import { readProcessParams, readStartParams } from './processParams.ts'

/** `/workflow/process/{type}/{params}`: the form that starts a process, a task to handle, or a process to read. */
export const ProcessScreen = () => {
  const { type, params = '' } = useParams()
  const start = type === 'start' ? readStartParams(params) : undefined
  if (start) return <ProcessStart key={params} {...start} />
  const read = readProcessParams(params)
  if (!read) return <StatusPage status={404} />
  return <ProcessTaskPage key={params} {...read} isTodo={type === 'todo' && read.taskId !== ''} />
}
