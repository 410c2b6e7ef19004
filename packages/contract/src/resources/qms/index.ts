export * from './materialSearch.ts'
