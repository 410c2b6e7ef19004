import { registration } from '@bip/contract/resources'
import { lazy } from 'react'
import { Route } from 'react-router-dom'
import { ModuleRoutes } from '../ModuleRoutes.tsx'
import { ListScreen } from '../RecordScreens.tsx'

const BinPage = lazy(() => import('./bin/BinPage.tsx').then((module) => ({ default: module.BinPage })))
const Clashes = lazy(() => import('./users/Clashes.tsx').then((module) => ({ default: module.Clashes })))
const DictionaryPage = lazy(() =>
  import('./dictionaries/DictionaryPage.tsx').then((module) => ({ default: module.DictionaryPage })),
)
const DefinitionList = lazy(() =>
  import('./flow/manager/DefinitionList.tsx').then((module) => ({ default: module.DefinitionList })),
)
const FilePage = lazy(() => import('./files/FilePage.tsx').then((module) => ({ default: module.FilePage })))
const InstanceList = lazy(() => import('./flow/follow/InstanceList.tsx').then((module) => ({ default: module.InstanceList })))
const InstancePage = lazy(() => import('./flow/follow/InstancePage.tsx').then((module) => ({ default: module.InstancePage })))
const JobPage = lazy(() => import('./jobs/JobPage.tsx').then((module) => ({ default: module.JobPage })))
const LogPage = lazy(() => import('./logs/LogPage.tsx').then((module) => ({ default: module.LogPage })))
const MenuPage = lazy(() => import('./menus/MenuPage.tsx').then((module) => ({ default: module.MenuPage })))
const OnlinePage = lazy(() => import('./online/OnlinePage.tsx').then((module) => ({ default: module.OnlinePage })))
const OutboxPage = lazy(() => import('./jobs/OutboxPage.tsx').then((module) => ({ default: module.OutboxPage })))
const ParamPage = lazy(() => import('./params/ParamPage.tsx').then((module) => ({ default: module.ParamPage })))
const RolePeoplePage = lazy(() => import('./roles/RolePeoplePage.tsx').then((module) => ({ default: module.RolePeoplePage })))
const RolePage = lazy(() => import('./roles/RolePage.tsx').then((module) => ({ default: module.RolePage })))
const TenantPage = lazy(() => import('./tenants/TenantPage.tsx').then((module) => ({ default: module.TenantPage })))

/** Registrations that nobody has decided on. */
const waiting = { status: 'waiting' }

/** Who works here, how the company is divided, who may do what, and what happened. */
export const Pages = () => (
  <ModuleRoutes>
    <Route path="bin" element={<BinPage />} />
    <Route path="dict" element={<DictionaryPage />} />
    <Route path="file" element={<FilePage />} />
    <Route path="follow" element={<InstanceList />} />
    <Route path="follow/:id" element={<InstancePage />} />
    <Route path="job" element={<JobPage />} />
    <Route path="log/:kind" element={<LogPage />} />
    <Route path="manager" element={<DefinitionList />} />
    <Route path="menu" element={<MenuPage />} />
    <Route path="online" element={<OnlinePage />} />
    <Route path="outbox" element={<OutboxPage />} />
    <Route path="param" element={<ParamPage />} />
    <Route path="role" element={<RolePage />} />
    <Route path="role-user" element={<RolePeoplePage />} />
    <Route path="tenant" element={<TenantPage />} />
    <Route
      path="user-audit"
      element={
        <>
          <Clashes />
          <ListScreen core={registration} fixed={waiting} />
        </>
      }
    />
  </ModuleRoutes>
)
