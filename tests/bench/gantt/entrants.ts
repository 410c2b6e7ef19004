import { join } from 'node:path'
import { peerPages } from '../components/pages.ts'

/** A chart that takes part, under the name of its page. */
export type Entrant = { page: string; title: string; is: 'ours' | 'peer' }

const pages = join(import.meta.dirname, 'pages')

/** Our pages: the chart that all entrants show, and one whose bars in sight lead a thousand others. */
export const ourPages = {
  'ours-gantt': join(pages, 'gantt.tsx'),
  'ours-cascade': join(pages, 'cascade.tsx'),
}

export const entrants: readonly Entrant[] = [
  { page: 'ours-gantt', title: 'Gantt', is: 'ours' },
  { page: 'svar-gantt', title: 'SVAR', is: 'peer' },
  { page: 'dhtmlx-gantt', title: 'DHTMLX', is: 'peer' },
]

/** The pages of peers that are built in their own folder. */
export const peersToBuild = Object.fromEntries(
  entrants.filter(({ is }) => is === 'peer').map(({ page }) => [page, peerPages[page] ?? '']),
)

/** The list, beginning with another one in each round. */
export const turned = <Item>(list: readonly Item[], round: number): Item[] => {
  const first = round % list.length
  return [...list.slice(first), ...list.slice(0, first)]
}
