import { resources } from '@bip/contract/resources'
import { type ReactNode, useEffect } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { useTab } from '../shell/tabContext.ts'
import { ownScreens } from './ownScreens.tsx'
import { resourceAt } from './paths.ts'
import { screen } from './screen.tsx'
import { specAddresses } from './specAddresses.ts'

type DeclaredScreensProps = { /** Stands where no resource has the address. */ fallback: ReactNode }

/** Pages of resources that no module names: a core has its pages of itself. */
export const DeclaredScreens = ({ fallback }: DeclaredScreensProps) => {
  const { pathname } = useLocation()
  const core = resourceAt(pathname, resources)
  const elsewhere = specAddresses[pathname]
  return (
    <Routes>
      {core && screen(core, ownScreens[core.key])}
      <Route path="*" element={elsewhere ? <Elsewhere to={elsewhere} /> : fallback} />
    </Routes>
  )
}

/** Goes on to the page that is meant and leaves no tab behind. */
const Elsewhere = ({ to }: { to: string }) => {
  const { goOn } = useTab()
  useEffect(() => goOn(to), [goOn, to])
  return null
}
