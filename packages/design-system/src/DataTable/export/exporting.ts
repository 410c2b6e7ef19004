import { useLocale } from '../../foundations/LocaleProvider.tsx'
import type { Contribution } from '../feature/Contribution.ts'
import { feature } from '../feature/Feature.ts'
import type { Services } from '../feature/Services.ts'
import type { Table } from '../feature/Table.ts'

const useExport = <T>(table: Table<T>, needed: Pick<Services<T>, 'drafts'>): Contribution<T> => {
  const locale = useLocale()
  const leaving = async () => {
    const { describe, exportTable, printTable } = await import('./leaving.ts')
    return { exportTable, printTable, table: describe(table, needed, locale) }
  }
  return {
    handle: {
      export: async (options = {}) => {
        const { exportTable, table: described } = await leaving()
        return exportTable(described, options)
      },
      print: async (options = {}) => {
        const { printTable, table: described } = await leaving()
        return printTable(described, options)
      },
    },
  }
}

/** The table's way out: to files and to paper. What it needs for that is fetched with the first export. */
export const exporting = feature({ name: 'exporting', needs: ['drafts'], useTable: useExport })
