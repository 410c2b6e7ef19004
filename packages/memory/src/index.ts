export { createMemoryGateway, type Failure, type MemoryGateway, type MemoryOptions, type MemoryRow } from './gateway.ts'
export { samples } from './samples/index.ts'
export type { MemorySession } from './state.ts'
