import { Route } from 'react-router-dom'
import { ModuleRoutes } from '../ModuleRoutes.tsx'
import { BomTreePage } from './bomTree/BomTreePage.tsx'

/** Bills of materials by level; all else has the generated screens. */
export const Pages = () => (
  <ModuleRoutes>
    <Route path="bom-tree/:materialId" element={<BomTreePage />} />
  </ModuleRoutes>
)
