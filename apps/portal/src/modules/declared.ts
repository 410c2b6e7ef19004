import { onDemand } from '../app/onDemand.tsx'

const fetchDeclared = () => import('./DeclaredScreens.tsx')

/** Pages of resources, found by their paths. */
export const DeclaredScreens = onDemand(() => fetchDeclared().then(({ DeclaredScreens }) => DeclaredScreens))

/** Fetches the pages of the resource at an address, and what it has of its own. */
export async function loadDeclared(pathname: string): Promise<void> {
  const [, { loadResourceAt }] = await Promise.all([DeclaredScreens.load(), fetchDeclared()])
  await loadResourceAt(pathname)
}
