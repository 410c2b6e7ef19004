import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { StatusPage } from '../pages/StatusPage.tsx'

/** The routes of one module; a path that none of them knows says so. */
export const ModuleRoutes = ({ children }: { children: ReactNode }) => (
  <Routes>
    {children}
    <Route path="*" element={<StatusPage status={404} />} />
  </Routes>
)
