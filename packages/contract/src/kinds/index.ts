export { type BooleanField, isBoolean } from './boolean.ts'
export type { DateField } from './date.ts'
export type { DictField } from './dict.ts'
export { isEmpty } from './empty.ts'
export type { Field, FieldOf, Fields, Kind, Line, ValueOf } from './fields.ts'
export { type FileField, type FileVersion, holdsFiles, type StoredFile } from './file.ts'
export { type FlowPart, flowParts } from './flow.ts'
export type { Formula } from './formula.ts'
export { type InstantField, isInstant } from './instant.ts'
export {
  askedAs,
  blankOf,
  canName,
  checkValue,
  dictionaryOf,
  isFreeText,
  isMany,
  isOneKey,
  isSearchable,
  isStored,
  isWritable,
  keysIn,
  lineOf,
  maxLengthOf,
  notBeforeOf,
  sampleOf,
  scaleOf,
  targetOf,
} from './kinds.ts'
export type { LineCell, LinesField } from './lines.ts'
export type { LongTextField } from './longText.ts'
export { isMoney, type MoneyField } from './money.ts'
export type { NumberField } from './number.ts'
export type { PersonField } from './person.ts'
export { type Problem, type ProblemKey, problems } from './problems.ts'
export { isReference, type ReferenceField } from './reference.ts'
export type { RollUp } from './rollUp.ts'
export { isSerial, type SerialField } from './serial.ts'
export { isState, type StateField } from './state.ts'
export { checkPhone, type TextField } from './text.ts'
export type { Checked, FieldPath } from './trait.ts'
export type { When } from './when.ts'
export type { Wanted, Where } from './where.ts'
