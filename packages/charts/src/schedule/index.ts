export { Schedule, type ScheduleProps } from './Schedule.tsx'
export type {
  ScheduleEffect,
  ScheduleMove,
  ScheduleOperation,
  ScheduleOverlay,
  SchedulePlace,
  ScheduleResource,
  ScheduleStop,
  ScheduleTone,
} from './types.ts'
