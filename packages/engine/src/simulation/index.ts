export { randomOf } from './random.ts'
export type { Report } from './report.ts'
export { type Office, simulate } from './simulate.ts'
