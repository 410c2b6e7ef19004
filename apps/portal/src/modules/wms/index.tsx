import { Route } from 'react-router-dom'
import { ModuleRoutes } from '../ModuleRoutes.tsx'
import { KeeperDayPage } from './day/KeeperDayPage.tsx'
import { PurchaserDayPage } from './day/PurchaserDayPage.tsx'
import { ScanPage } from './scan/ScanPage.tsx'

/** A purchaser's day, a keeper's day and the work with a scanner; all else has the generated screens. */
export const Pages = () => (
  <ModuleRoutes>
    <Route path="day" element={<KeeperDayPage />} />
    <Route path="purchase-day" element={<PurchaserDayPage />} />
    <Route path="scan" element={<ScanPage />} />
  </ModuleRoutes>
)
