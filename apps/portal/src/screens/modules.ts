import type { ComponentType } from 'react'
import { type OnDemand, onDemand } from '../app/onDemand.tsx'
import { loadDeclared } from '../modules/declared.ts'

/** What a folder of `modules` has beside the pages of its resources: `index.tsx`, found by the name of the folder. */
const files = import.meta.glob<ComponentType>('../modules/*/index.tsx', { import: 'Pages' })

/** The pages of modules by the first word of their paths; each is a file of its own. */
const modules = new Map<string, OnDemand<object>>(
  Object.entries(files).map(([path, fetch]) => [path.split('/')[2] ?? '', onDemand(fetch)]),
)

/** First words whose pages stand in the folder of another module: the engine is administered with the rest of the system. */
const folders: ReadonlyMap<string, string> = new Map([
  ['tool', 'develop'],
  ['flow', 'system'],
  // What is bought and what is stored is one folder.
  ['scm', 'wms'],
])

export const workbench = onDemand(() => import('../desk/Workbench.tsx').then(({ Workbench }) => Workbench))

/** The pages that a module has of its own; undefined for one with those of its resources alone. */
export const modulePages = (word: string): OnDemand<object> | undefined => modules.get(folders.get(word) ?? word)

/** Fetches what an address shows before anything asks for it. */
export async function loadModule(pathname: string): Promise<void> {
  const word = pathname.split('/')[1] || 'desk'
  if (word === 'desk') await workbench.load()
  else await Promise.all([modulePages(word)?.load(), loadDeclared(pathname)])
}
