import { join } from 'node:path'
import { root } from '../../../scripts/lib/root.ts'
import type { PageSize } from '../pages/build/buildPages.ts'
import { buildPages } from '../pages/build/index.ts'

/** Bytes beyond React and styled-components: before the first rows, and with all that is loaded when it is asked for. */
export type Weight = { first: number; all: number; later: PageSize['later'] }

const present = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'styled-components']

/** What writes spreadsheets comes with the first export only. */
const xlsx = /exceljs|xlsx|write-excel-file/i

const isXlsx = ({ name, packages }: PageSize['later'][number]): boolean => [name, ...packages].some((one) => xlsx.test(one))

/** What a page that has React and styled-components loads for the table. */
export async function weightOfTable(outDir: string): Promise<Weight> {
  const name = 'ours-weight'
  const sizes = await buildPages({
    root,
    outDir,
    external: present,
    pages: { [name]: join(import.meta.dirname, 'pages/weight.ts') },
  })
  const { all = 0, first = 0, later = [] } = sizes[name] ?? {}
  const written = later.filter(isXlsx).reduce((sum, { bytes }) => sum + bytes, 0)
  return { first, all: all - written, later }
}
