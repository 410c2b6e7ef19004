import type { Core } from '@bip/contract'
import { resources } from '@bip/contract/resources'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useTab } from '../shell/tabContext.ts'
import { loadScreen, ResourcePages } from './ResourcePages.tsx'
import { specAddresses } from './specAddresses.ts'

type DeclaredScreensProps = { /** Stands where no resource has the address. */ fallback: ReactNode }

/** Pages of resources: a core with a menu entry has its pages of itself. */
export const DeclaredScreens = ({ fallback }: DeclaredScreensProps) => {
  const { pathname } = useLocation()
  const core = resourceAt(pathname)
  if (core?.menu) return <ResourcePages key={core.key} core={core} path={core.menu.path.split('/').slice(2).join('/')} />
  const elsewhere = specAddresses[pathname]
  return elsewhere ? <Elsewhere to={elsewhere} /> : fallback
}

const resourceAt = (pathname: string): Core | undefined =>
  Object.values(resources).find(({ menu }) => menu && (pathname === menu.path || pathname.startsWith(`${menu.path}/`)))

export async function loadResourceAt(pathname: string): Promise<void> {
  const core = resourceAt(pathname)
  if (core) await loadScreen(core.key)
}

/** Goes on to the page that is meant and leaves no tab behind. */
const Elsewhere = ({ to }: { to: string }) => {
  const { goOn } = useTab()
  useEffect(() => goOn(to), [goOn, to])
  return null
}
