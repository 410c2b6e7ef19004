import { lazy } from 'react'
import { Route } from 'react-router-dom'
import { ModuleRoutes } from '../ModuleRoutes.tsx'
import { DraftList } from './DraftList.tsx'
import { ClaimList, CopiedList, DoneList, EndedList, SentList, TodoList } from './lists.tsx'
import { StartList } from './StartList.tsx'

// A list of tasks does not wait for the forms of requests.
const StartScreen = lazy(() => import('./StartScreen.tsx').then((module) => ({ default: module.StartScreen })))
const TaskScreen = lazy(() => import('./TaskScreen.tsx').then((module) => ({ default: module.TaskScreen })))

/** Approvals: what waits, what was handled, what was asked for, and the pages of requests. Everything here is kept live by the push. */
export const Pages = () => (
  <ModuleRoutes>
    <Route path="todo" element={<TodoList />} />
    <Route path="done" element={<DoneList />} />
    <Route path="send" element={<SentList />} />
    <Route path="claim" element={<ClaimList />} />
    <Route path="my-done" element={<EndedList />} />
    <Route path="copy" element={<CopiedList />} />
    <Route path="draft" element={<DraftList />} />
    <Route path="start" element={<StartList />} />
    <Route path="process/leave/form/:processDefinitionId" element={<StartScreen />} />
    <Route path="process/leave/handle/:taskId/:processInstanceId/:businessId" element={<TaskScreen />} />
    <Route path="process/leave/detail/:processInstanceId/:businessId" element={<TaskScreen />} />
  </ModuleRoutes>
)
