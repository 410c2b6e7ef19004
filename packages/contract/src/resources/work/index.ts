export * from './leave.ts'
