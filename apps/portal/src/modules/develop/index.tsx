import { Route } from 'react-router-dom'
import { ModuleRoutes } from '../ModuleRoutes.tsx'
import { CodePage } from './CodePage.tsx'

/** Resources are described here and become source files. */
export const Pages = () => (
  <ModuleRoutes>
    <Route path="code" element={<CodePage />} />
    <Route path="model" element={<CodePage />} />
  </ModuleRoutes>
)
