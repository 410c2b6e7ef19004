import { Route } from 'react-router-dom'
import { ModuleRoutes } from '../ModuleRoutes.tsx'
import { DoneList, SentList, TodoList } from './lists.tsx'

/** Approvals: what waits, what was handled, what was asked for, and the pages of requests. */
export const WorkModule = () => (
  <ModuleRoutes>
    <Route path="todo" element={<TodoList />} />
    <Route path="done" element={<DoneList />} />
    <Route path="send" element={<SentList />} />
  </ModuleRoutes>
)
