import { Route } from 'react-router-dom'
import { ModuleRoutes } from '../ModuleRoutes.tsx'
import { PlanPage } from './plan/PlanPage.tsx'

/** Plans of projects; all else has the generated screens. */
export const Pages = () => (
  <ModuleRoutes>
    <Route path="plan/:projectId" element={<PlanPage />} />
  </ModuleRoutes>
)
