// One file over the network: whoever edits needs all of it.
export { fillingOf } from '../filling/filling.ts'
export { rowChangingOf } from '../rowEdits/rowChanging.ts'
