import { feature } from '../feature/Feature.ts'
import type { Table } from '../feature/Table.ts'
import { useFormats } from './useFormats.tsx'

/** Cells that stand out by what is in them. */
export const formats = feature({
  name: 'formats',
  useTable: <T>({ columns }: Table<T>) => {
    const { mark, looks } = useFormats(columns.described)
    return { marks: { cell: mark }, parts: { over: looks } }
  },
})
