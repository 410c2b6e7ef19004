import type { Field } from '@bip/contract'
import { cellViews } from './cellViews.ts'
import { linesView } from './lines/lines.view.tsx'
import type { KindView, ViewTable } from './types.ts'

const views: ViewTable = { ...cellViews, lines: linesView }

/** How values of a field look. */
export const viewOf = (field: Field): KindView => views[field.kind] as KindView // the table is exhaustive by type; a union cannot be narrowed by key
