import { Route } from 'react-router-dom'
import { ModuleRoutes } from '../ModuleRoutes.tsx'
import { HoursPage } from './hours/HoursPage.tsx'

/** Reporting hours; all else has the generated screens. */
export const Pages = () => (
  <ModuleRoutes>
    <Route path="hours-entry" element={<HoursPage />} />
  </ModuleRoutes>
)
