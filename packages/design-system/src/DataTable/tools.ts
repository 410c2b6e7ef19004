// One file over the network: who opens one of these soon opens another, and what they share is packed once.
export { ColumnMenu } from './columns/ColumnMenu.tsx'
export { ChoiceList } from './editing/ChoiceList.tsx'
export { DayCalendar } from './editing/DayCalendar.tsx'
export { FindBar } from './find/FindBar.tsx'
export { ColumnPanel } from './layout/ColumnPanel.tsx'
export { ColumnPopup } from './layout/ColumnPopup.tsx'
