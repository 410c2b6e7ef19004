// One file over the network: both write the same rows.
export { describe } from './describe.ts'
export { exportTable } from './exportTable.ts'
export { printTable } from './printTable.ts'
