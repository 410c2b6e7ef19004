import { resources } from '@bip/contract/resources'
import type { ReactNode } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { ownScreens } from './ownScreens.tsx'
import { screen } from './screen.tsx'

type DeclaredScreensProps = { /** Stands where no resource has the address. */ fallback: ReactNode }

/** Pages of resources that no module names: a core with a menu entry has its pages of itself. */
export const DeclaredScreens = ({ fallback }: DeclaredScreensProps) => {
  const { pathname } = useLocation()
  const core = Object.values(resources).find(
    ({ menu }) => menu && (pathname === menu.path || pathname.startsWith(`${menu.path}/`)),
  )
  return (
    <Routes>
      {core && screen(core, ownScreens[core.key])}
      <Route path="*" element={fallback} />
    </Routes>
  )
}
