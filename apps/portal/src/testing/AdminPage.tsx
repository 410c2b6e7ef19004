import type { ReactNode } from 'react'
import { AdminStage } from './AdminStage.tsx'

type AdminPageProps = { at?: string; route?: string; page: ReactNode }

/** A page of the administration at its usual height, for stories. */
export const AdminPage = ({ at, route, page }: AdminPageProps) => (
  <div style={{ display: 'flex', flexDirection: 'column', height: 560 }}>
    <AdminStage at={at} route={route}>
      {page}
    </AdminStage>
  </div>
)
