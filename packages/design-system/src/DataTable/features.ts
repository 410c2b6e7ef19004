import { blocks } from './blocks/blocks.ts'
import { columnLayout } from './columnLayout/columnLayout.tsx'
import { headerMenu } from './columnMenu/headerMenu.tsx'
import { cutColumns } from './cutColumns/cutColumns.tsx'
import { wholeTexts } from './cutTexts/wholeTexts.tsx'
import { details } from './details/details.tsx'
import { editing } from './editing/editing.ts'
import { expansion } from './expansion/expansion.ts'
import { exporting } from './export/exporting.ts'
import type { Feature } from './feature/Feature.ts'
import { fill } from './filling/fill.ts'
import { filtering } from './filtering/filtering.ts'
import { find } from './find/find.ts'
import { formats } from './formats/formats.ts'
import { grouping } from './grouping/grouping.ts'
import { growing } from './growing/growing.ts'
import { live } from './live/live.ts'
import { outcomes } from './outcomes/outcomes.ts'
import { paging } from './paging/paging.ts'
import { pinnedRows } from './pinnedRows/pinnedRows.tsx'
import { pressing } from './pressing/pressing.ts'
import { rowActions } from './rowActions/rowActions.tsx'
import { rowCheck } from './rowCheck/rowCheck.ts'
import { rowDrag } from './rowDrag/rowDrag.tsx'
import { rowEdits } from './rowEdits/rowEdits.ts'
import { selection } from './selection/selection.ts'
import { serverRows } from './serverRows/serverRows.ts'
import { sorting } from './sorting/sorting.tsx'
import { speech } from './speech/speech.ts'
import { totals } from './totals/totals.tsx'
import { tree } from './tree/tree.ts'

/** All that the table can do. The order is that of their hooks, of keys that two of them hear, and of what they draw in one place. */
export const features: readonly Feature[] = [
  sorting,
  filtering,
  tree,
  grouping,
  expansion,
  details,
  editing,
  outcomes,
  serverRows,
  live,
  paging,
  pinnedRows,
  rowEdits,
  growing,
  blocks,
  find,
  formats,
  fill,
  rowDrag,
  pressing,
  selection,
  rowActions,
  totals,
  exporting,
  headerMenu,
  columnLayout,
  speech,
  rowCheck,
  wholeTexts,
  cutColumns,
]
