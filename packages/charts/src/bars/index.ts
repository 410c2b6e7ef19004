export { BarList, type BarListProps, type BarPart, type BarRow } from './BarList.tsx'
