export { DataTable } from '../../../../packages/design-system/src/DataTable/DataTable.tsx'
