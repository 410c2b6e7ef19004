import type { ProcessTask } from '@bip/contract/workflow'
import { Navigate, useParams } from 'react-router-dom'
import { StatusPage } from '../../pages/StatusPage.tsx'
import { readProcessParams } from './processParams.ts'
import { taskPath } from './taskPath.ts'

/** `/workflow/process/{type}/{params}`: the address other systems keep of a task leads to its page. */
export const ProcessRedirect = () => {
  const { type, params = '' } = useParams()
  const read = readProcessParams(params)
  if (!read) return <StatusPage status={404} />
  const status: ProcessTask['status'] = type === 'todo' && read.taskId ? 'todo' : 'done'
  return <Navigate to={taskPath({ ...read, businessId: read.businessId || '-', status })} replace />
}
