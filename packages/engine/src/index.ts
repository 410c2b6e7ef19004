export { type CompileOptions, compile, runningOf } from './compile/compile.ts'
export { DiagramError } from './compile/DiagramError.ts'
export { type Fault, type FaultCode, StepFault } from './expression/fault.ts'
export type { Json } from './expression/types.ts'
export {
  CommandRefused,
  type CommentType,
  commentTypes,
  type Effect,
  type Outcome,
  type Passage,
  type RefusalCode,
  type Values,
} from './model/outcome.ts'
export type { FormProperty, Node, Process, Program, UserTask } from './model/program.ts'
export { type Changes, isOver, keyOf, type State, tables, type Wait } from './model/state.ts'
export { type BackNode, backNodes } from './operations/back.ts'
export type { Command } from './operations/command.ts'
export { type Mapping, migrate, type Plan, type Problem, planMigration } from './operations/migrate.ts'
export { run, type Start, start } from './operations/run.ts'
