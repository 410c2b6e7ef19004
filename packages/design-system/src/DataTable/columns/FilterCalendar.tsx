import { CalendarPanel, type CalendarPanelProps } from '../../Calendar/CalendarPanel.tsx'
import { Days } from './ColumnMenu.styles.ts'

/** A calendar from edge to edge of the menu it stands in. */
export const FilterCalendar = (props: CalendarPanelProps) => (
  <Days>
    <CalendarPanel {...props} />
  </Days>
)
