import { expect, it } from 'vitest'
import { startPath } from './startPath.ts'
import { taskPath, withParent } from './taskPath.ts'

it('leads from a process to the form that starts it, and nowhere for a form that the portal does not have', () => {
  expect(startPath({ key: 'Leave', id: 'Leave:1' })).toBe('/work/process/leave/form/Leave%3A1')
  expect(startPath({ key: 'Feasibility', id: 'Feasibility:1' })).toBeUndefined()
})

it('leads to the form that a process names with its address, which is told the process and the task', () => {
  const said = (path: string | undefined) => {
    const url = new URL(path ?? '', 'http://portal')
    return [url.pathname, JSON.parse(atob(url.searchParams.get('p') ?? ''))]
  }
  const formUrl = '/iframe/42'
  expect(said(startPath({ key: 'Leave', id: 'Leave:2', formUrl }))).toEqual([
    formUrl,
    { processId: 'Leave:2', processDefKey: 'Leave' },
  ])
  const task = { taskId: 't', processInstanceId: 'p', businessId: 'b', processDefinitionKey: 'Leave', formUrl }
  const about = { processInsId: 'p', businessId: 'b', processDefKey: 'Leave' }
  expect(said(taskPath({ ...task, status: 'todo' }))).toEqual([formUrl, { ...about, taskId: 't' }])
  expect(said(taskPath({ ...task, status: 'done' }))).toEqual([formUrl, { ...about, taskId: '' }])
})

it('opens a task to handle while it is open for the reader, else to read', () => {
  const task = { taskId: 't', processInstanceId: 'p', businessId: 'b', processDefinitionKey: 'Leave' }
  expect(taskPath({ ...task, status: 'todo' })).toBe('/work/process/leave/handle/t/p/b')
  expect(taskPath({ ...task, status: 'done' })).toBe('/work/process/leave/detail/p/b')
  expect(withParent('/work/process/leave/detail/p/b', '12')).toBe('/work/process/leave/detail/p/b?parentMenuId=12')
  expect(withParent('/external?p=e', '12')).toBe('/external?p=e&parentMenuId=12')
})
