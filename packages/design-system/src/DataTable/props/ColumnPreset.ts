import type { ColumnLayout } from '../model/types.ts'

/** A layout with a name. */
export type ColumnPreset = {
  /** Different among the presets of one table. */
  name: string
  layout: ColumnLayout
}
