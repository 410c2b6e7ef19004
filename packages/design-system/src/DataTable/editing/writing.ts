// One file over the network: whoever edits needs all of it.
export { fillingOf } from './filling.ts'
export { rowChangingOf } from './rowChanging.ts'
