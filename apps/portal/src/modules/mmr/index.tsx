import { Route } from 'react-router-dom'
import { ModuleRoutes } from '../ModuleRoutes.tsx'
import { BomTreePage } from './bomTree/BomTreePage.tsx'
import { OverviewPage } from './overview/OverviewPage.tsx'

/** Bills of materials by level, and how plans stand; all else has the generated screens. */
export const Pages = () => (
  <ModuleRoutes>
    <Route path="bom-tree/:materialId" element={<BomTreePage />} />
    <Route path="glance" element={<OverviewPage />} />
  </ModuleRoutes>
)
