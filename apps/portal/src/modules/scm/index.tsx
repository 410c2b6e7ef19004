import { material, purchaseOrder, ship, supplier } from '@bip/contract/resources'
import { ModuleRoutes } from '../ModuleRoutes.tsx'
import { screen } from '../screen.tsx'

export const ScmModule = () => (
  <ModuleRoutes>{[screen(purchaseOrder), screen(supplier), screen(material), screen(ship)]}</ModuleRoutes>
)
