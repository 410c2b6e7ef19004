import type { OwnProp, TableOptions } from '../props/useTableOptions.ts'
import type { SliceDefaults, TableState } from '../props/useTableState.ts'
import type { RowPart } from '../rowModel/RowPart.ts'
import type { Contribution } from './Contribution.ts'
import type { ServiceName, Services } from './Services.ts'
import type { Table, TableBase } from './Table.ts'

/** Room in px that a feature takes: before the first column, and in it where rows stand further in. */
export type Room = { lead?: number; indent?: number }

/** What a feature puts into the way from rows to lines, and offers others from then on. */
export type RowContribution<T> = RowPart<T> & { offers?: Partial<Services<T>> }

/** What the table can do besides showing rows. Everything but the name is optional; hooks run in the order of the list. */
export type Feature<Need extends ServiceName = ServiceName> = {
  name: string
  /** Props of the table that are this feature's. */
  props?: readonly OwnProp[]
  /** State that the reader changes, with what it begins with; the caller controls it or not, by the props of its name. */
  state?: SliceDefaults
  /** What it offers other features. */
  offers?: readonly ServiceName[]
  /** What it asks of other features. Some offer it further down the list: it is there in events and effects, and maybe not while drawing. */
  needs?: readonly Need[]
  room?: <T>(options: TableOptions<T>, state: TableState) => Room
  /** Hooks into the way from rows to lines. */
  useRows?: <T>(base: TableBase<T>) => RowContribution<T>
  /** Everything else, once rows and columns are known. */
  useTable?: <T>(table: Table<T>, needed: Pick<Services<T>, Need>) => Contribution<T>
}

/** A feature; what it needs is told by its `needs`. */
export const feature = <Need extends ServiceName = never>(described: Feature<Need>): Feature<Need> => described
