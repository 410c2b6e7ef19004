import { join } from 'node:path'
import { root } from '../../../scripts/lib/root.ts'
import { buildPages } from '../pages/build/index.ts'

const present = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'styled-components']

/** Bytes that the chart adds to a page that has the table already; what is fetched when a plan is exported is not among them. */
export async function weightBeyondTable(outDir: string): Promise<number> {
  const sizes = await buildPages({
    root,
    outDir,
    external: present,
    pages: {
      'gantt-weight': join(import.meta.dirname, 'pages/weight.ts'),
      'table-weight': join(import.meta.dirname, '../table/pages/weight.ts'),
    },
  })
  return (sizes['gantt-weight']?.first ?? 0) - (sizes['table-weight']?.first ?? 0)
}
