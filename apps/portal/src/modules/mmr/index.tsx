import { Route } from 'react-router-dom'
import { ModuleRoutes } from '../ModuleRoutes.tsx'
import { BomTreePage } from './bomTree/BomTreePage.tsx'
import { OverviewPage } from './overview/OverviewPage.tsx'
import { PhasePlanPage } from './phases/PhasePlanPage.tsx'

/** Bills of materials by level, how plans stand, and phases over time; all else has the generated screens. */
export const Pages = () => (
  <ModuleRoutes>
    <Route path="bom-tree/:materialId" element={<BomTreePage />} />
    <Route path="glance" element={<OverviewPage />} />
    <Route path="phase-plan" element={<PhasePlanPage />} />
  </ModuleRoutes>
)
