import type { RowPart } from '../rowModel/RowPart.ts'
import { type RowsHeard, useRowModel } from '../rowModel/useRowModel.ts'
import type { Feature, RowContribution } from './Feature.ts'
import type { Services } from './Services.ts'
import type { TableBase } from './Table.ts'

/** The rows of a table, by all that features ask of them. */
export const useTableRows = <T>(features: readonly Feature[], base: TableBase<T>, services: Services<T>, heard: RowsHeard) => {
  const parts = features.map(({ useRows }): RowPart<T> => {
    // biome-ignore lint/correctness/useHookAtTopLevel: the list of features is the same for all tables.
    const { offers, ...part }: RowContribution<T> = useRows?.(base) ?? {}
    Object.assign(services, offers)
    return part
  })
  return { parts, rows: useRowModel<T>(base.options, parts, heard) }
}
