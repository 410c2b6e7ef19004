import { join } from 'node:path'
import { peerPages } from '../components/pages.ts'

/** A table that takes part, under the name of its page. */
export type Entrant = { page: string; title: string; is: 'ours' | 'peer' }

const pages = join(import.meta.dirname, 'pages')

/** Our pages: the table as a surface like all others, what a reader does to it, and the table alone. */
export const ourPages = {
  'ours-grid': join(pages, 'dataTable.tsx'),
  'ours-changes': join(pages, 'changes.tsx'),
}

export const entrants: readonly Entrant[] = [
  { page: 'ours-grid', title: 'DataTable', is: 'ours' },
  { page: 'dom-grid', title: 'DOM by hand', is: 'peer' },
  { page: 'ag-grid', title: 'AG Grid', is: 'peer' },
  { page: 'tanstack-grid', title: 'TanStack, plain', is: 'peer' },
  { page: 'antd-grid', title: 'antd Table', is: 'peer' },
  { page: 'glide-grid', title: 'Glide (canvas)', is: 'peer' },
]

/** Carries React and nothing else. */
export const basePage = 'react-base'

/** The pages of peers that are built in their own folder. */
export const peersToBuild = Object.fromEntries(
  [...entrants.filter(({ is }) => is === 'peer').map(({ page }) => page), basePage].map((page) => [page, peerPages[page] ?? '']),
)

/** The list, beginning with another one in each round. */
export const turned = <Item>(list: readonly Item[], round: number): Item[] => {
  const first = round % list.length
  return [...list.slice(first), ...list.slice(0, first)]
}
