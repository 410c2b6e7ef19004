export type {
  Crew,
  Operation,
  Order,
  OrderResult,
  Placement,
  Plant,
  Spans,
  Station,
  Unplaced,
  UnplacedReason,
  Why,
} from './model/types.ts'
export { PlantError } from './model/types.ts'
export { type MoveRequest, repair } from './repair.ts'
export { type RunOptions, run, type Schedule, scheduleOf } from './schedule.ts'
