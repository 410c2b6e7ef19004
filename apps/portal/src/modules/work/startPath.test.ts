import { expect, it } from 'vitest'
import { startPath } from './startPath.ts'
import { taskPath } from './taskPath.ts'

it('leads from a process to the form that starts it, and nowhere for a form that the portal does not have', () => {
  expect(startPath({ key: 'Leave', id: 'Leave:1' })).toBe('/work/process/leave/form/Leave%3A1')
  expect(startPath({ key: 'Feasibility', id: 'Feasibility:1' })).toBeUndefined()
})

it('opens a task to handle while it is open for the reader, else to read', () => {
  const task = { taskId: 't', processInstanceId: 'p', businessId: 'b', processDefinitionKey: 'Leave' }
  expect(taskPath({ ...task, status: 'todo' })).toBe('/work/process/leave/handle/t/p/b')
  expect(taskPath({ ...task, status: 'done' })).toBe('/work/process/leave/detail/p/b')
})
