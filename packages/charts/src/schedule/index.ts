export { Schedule, type ScheduleProps } from './Schedule.tsx'
export type { ScheduleEffect, ScheduleMove, ScheduleOperation, ScheduleResource, ScheduleStop, ScheduleTone } from './types.ts'
