import type { Page } from 'playwright-core'
import type { Core, MenuNode } from '../../../packages/contract/src/index.ts'
import { queries, resources } from '../../../packages/contract/src/resources/index.ts'
import { type Ask, askingAs, firstOf } from '../../support/asking.ts'

export type Routes = {
  /** Entries of the menu, and pages of resources and queries, whether or not the menu shows them. */
  listed: string[]
  /** Where a record of each resource is made. */
  forms: string[]
  /** The first record of each resource that holds one. */
  records: string[]
}

/** Every address in the portal that whoever is signed in at a page may come to. */
export async function routesOf(page: Page): Promise<Routes> {
  const ask = await askingAs(page)
  const menu = pathsIn(await ask<MenuNode[]>('/blade-system/menu/routes'))
  const cores = Object.values(resources).filter(({ menu }) => menu)
  const queried = Object.values(queries).flatMap(({ menu }) => menu?.path ?? [])
  return {
    listed: [...new Set([...menu, ...cores.map(pathOf), ...queried])],
    forms: cores.filter(({ calls }) => calls.submit).map((core) => `${pathOf(core)}/create`),
    records: await recordsOf(ask, cores),
  }
}

const pathOf = ({ menu }: Core): string => menu?.path ?? ''

/** Addresses of the portal itself: walls have pages of their own. */
const pathsIn = (nodes: readonly MenuNode[]): string[] =>
  nodes.flatMap(({ path, children }) => {
    if (children.length > 0) return pathsIn(children)
    return path.startsWith('/') && !isWall(path) ? [path] : []
  })

const isWall = (path: string): boolean => path.startsWith('/dashboard/') || path === '/desk/webviewNfdesign'

async function recordsOf(ask: Ask, cores: readonly Core[]): Promise<string[]> {
  const paths: string[] = []
  for (const core of cores) {
    if (!core.calls.detail) continue
    const [id] = await firstOf(ask, core)
    if (id) paths.push(`${pathOf(core)}/detail/${id}`)
  }
  return paths
}
