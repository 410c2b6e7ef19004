export * from './selects.ts'
