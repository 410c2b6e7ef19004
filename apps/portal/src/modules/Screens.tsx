import { lazy } from 'react'
import { type Location, Route, Routes } from 'react-router-dom'
import { StatusPage } from '../pages/StatusPage.tsx'

const Workbench = lazy(() => import('../desk/Workbench.tsx').then(({ Workbench }) => ({ default: Workbench })))
const CrmModule = lazy(() => import('./crm/index.tsx').then(({ CrmModule }) => ({ default: CrmModule })))
const MessagesModule = lazy(() => import('./messages/index.tsx').then(({ MessagesModule }) => ({ default: MessagesModule })))
const ScmModule = lazy(() => import('./scm/index.tsx').then(({ ScmModule }) => ({ default: ScmModule })))
const SystemModule = lazy(() => import('./system/index.tsx').then(({ SystemModule }) => ({ default: SystemModule })))
const ProcessRedirect = lazy(() =>
  import('./work/ProcessRedirect.tsx').then(({ ProcessRedirect }) => ({ default: ProcessRedirect })),
)
const WorkModule = lazy(() => import('./work/index.tsx').then(({ WorkModule }) => ({ default: WorkModule })))

/** The first word of a path chooses the module; each is a chunk of its own. */
export const Screens = ({ location }: { location: Location }) => (
  <Routes location={location}>
    <Route path="/desk/index" element={<Workbench />} />
    <Route path="/crm/*" element={<CrmModule />} />
    <Route path="/message/*" element={<MessagesModule />} />
    <Route path="/scm/*" element={<ScmModule />} />
    <Route path="/system/*" element={<SystemModule />} />
    <Route path="/work/*" element={<WorkModule />} />
    <Route path="/workflow/process/:type/:params" element={<ProcessRedirect />} />
    <Route path="*" element={<StatusPage status={404} />} />
  </Routes>
)
