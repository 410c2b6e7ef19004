import { lazy } from 'react'
import { Route } from 'react-router-dom'
import { useSession } from '../../app/session.tsx'
import { StatusPage } from '../../pages/StatusPage.tsx'
import { ModuleRoutes } from '../ModuleRoutes.tsx'

const InstanceList = lazy(() => import('./follow/InstanceList.tsx').then((module) => ({ default: module.InstanceList })))
const InstancePage = lazy(() => import('./follow/InstancePage.tsx').then((module) => ({ default: module.InstancePage })))
const DefinitionList = lazy(() => import('./manager/DefinitionList.tsx').then((module) => ({ default: module.DefinitionList })))

/** The engine as administrators see it: processes of all people, and the versions that they follow. */
export const Pages = () => {
  const { can } = useSession()
  if (!can('flow_view')) return <StatusPage status={403} />
  return (
    <ModuleRoutes>
      <Route path="follow" element={<InstanceList />} />
      <Route path="follow/:id" element={<InstancePage />} />
      <Route path="manager" element={<DefinitionList />} />
    </ModuleRoutes>
  )
}
