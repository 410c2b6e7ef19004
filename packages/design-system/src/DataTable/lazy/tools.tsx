// One file over the network: who opens one of these soon opens another, and what they share is packed once.
import type { ComponentProps } from 'react'
import { ColumnMenu as BareColumnMenu } from '../columnMenu/ColumnMenu.tsx'
import { ColumnFilterFields } from '../filtering/ColumnFilterFields.tsx'

export { ColumnPanel } from '../columnPanel/ColumnPanel.tsx'
export { ColumnPopup } from '../columnPanel/ColumnPopup.tsx'
export { ChoiceList } from '../editing/ChoiceList.tsx'
export { DayCalendar } from '../editing/DayCalendar.tsx'
export { SourceList } from '../editing/SourceList.tsx'
export { FindBar } from '../find/FindBar.tsx'

/** The menu of a column with the fields of its filter. */
export const ColumnMenu = (props: Omit<ComponentProps<typeof BareColumnMenu>, 'Fields'>) => (
  <BareColumnMenu {...props} Fields={ColumnFilterFields} />
)
