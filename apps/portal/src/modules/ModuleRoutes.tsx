import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { StatusPage } from '../pages/StatusPage.tsx'
import { DeclaredScreens } from './declared.ts'

/** The routes of one module; a path that neither they nor a resource know says so. */
export const ModuleRoutes = ({ children }: { children: ReactNode }) => (
  <Routes>
    {children}
    <Route path="*" element={<DeclaredScreens fallback={<StatusPage status={404} />} />} />
  </Routes>
)
