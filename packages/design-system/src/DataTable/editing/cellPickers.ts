// One file over the network, as both hang in the same pop-up.
export { ChoiceList } from './ChoiceList.tsx'
export { DayCalendar } from './DayCalendar.tsx'
