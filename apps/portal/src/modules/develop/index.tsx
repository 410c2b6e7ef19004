import { Route } from 'react-router-dom'
import { ModuleRoutes } from '../ModuleRoutes.tsx'
import { ApiPage } from './api/ApiPage.tsx'
import { CodePage } from './CodePage.tsx'

/** Resources are described here and become source files; calls are looked up here. */
export const Pages = () => (
  <ModuleRoutes>
    <Route path="code" element={<CodePage />} />
    <Route path="api" element={<ApiPage />} />
    <Route path="model" element={<CodePage />} />
  </ModuleRoutes>
)
