import type { Core } from '@bip/contract'
import { readable } from '@bip/records'
import { type ReactNode, use, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { loadForPages } from '../app/loadForPages.ts'
import { resourceEntries } from '../app/resourceIndex.ts'
import { useTab } from '../tabs/tabContext.ts'
import { listPath, resourceAt } from './paths.ts'
import { loadScreen, ResourcePages } from './ResourcePages.tsx'
import { pageAt } from './specAddresses.ts'

type DeclaredScreensProps = { /** Stands where no resource has the address. */ fallback: ReactNode }

/** Pages of resources: a core has its pages of itself. */
export const DeclaredScreens = ({ fallback }: DeclaredScreensProps) => {
  const { pathname, search } = useLocation()
  const elsewhere = pageAt(pathname, search)
  // An address of the specification may lie below a list that stands here under the same address.
  if (elsewhere && elsewhere !== pathname) return <Elsewhere to={elsewhere} />
  const entry = resourceAt(pathname, resourceEntries)
  if (entry) return <Declared key={entry.key} of={entry.key} path={listPath(entry).split('/').slice(2).join('/')} />
  return fallback
}

const Declared = ({ of, path }: { of: string; path: string }) => {
  const core = use(loadCore(of))
  return core && <ResourcePages core={core} path={path} />
}

const loads = new Map<string, Promise<Core | undefined>>()

/** What the pages of a resource need to be shown at once. */
function loadCore(key: string): Promise<Core | undefined> {
  const before = loads.get(key)
  if (before) return before
  const load = readable(loadForPages(key))
  loads.set(key, load)
  // The next try asks again.
  load.catch(() => loads.delete(key))
  return load
}

/** Fetches what the resource at an address shows before anything asks for it. */
export async function loadResourceAt(pathname: string): Promise<void> {
  const entry = resourceAt(pathname, resourceEntries)
  if (entry) await Promise.all([loadCore(entry.key), loadScreen(entry.key)])
}

/** Goes on to the page that is meant and leaves no tab behind. */
const Elsewhere = ({ to }: { to: string }) => {
  const { goOn } = useTab()
  useEffect(() => goOn(to), [goOn, to])
  return null
}
