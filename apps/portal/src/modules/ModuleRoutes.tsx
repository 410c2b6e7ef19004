import { RecordsProvider } from '@bip/records'
import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { StatusPage } from '../pages/StatusPage.tsx'
import { useRecordsHost } from './useRecordsHost.ts'

/** The routes of one module, with what generated screens need around them. */
export const ModuleRoutes = ({ children }: { children: ReactNode }) => (
  <RecordsProvider host={useRecordsHost()}>
    <Routes>
      {children}
      <Route path="*" element={<StatusPage status={404} />} />
    </Routes>
  </RecordsProvider>
)
