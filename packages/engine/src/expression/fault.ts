/** What stops a running process until an administrator has repaired it. */
export type FaultCode =
  | 'notReckoned'
  | 'notReckonedWith'
  | 'notNumber'
  | 'notCompared'
  | 'notDate'
  | 'notCycle'
  | 'firesForever'
  | 'notCount'
  | 'tooManyInstances'
  | 'tooDeep'
  | 'splitsForever'
  | 'passedForever'
  | 'branchMissing'
  | 'uncaught'
  | 'unknownHandler'

/** Why a step stopped, for those who say it in a language of their own, and what that sentence names. A caller has codes of its own. */
export type Fault = { code: string; values: Readonly<Record<string, string>> }

/** Something that a diagram or its values say, and that cannot be done. */
export class StepFault extends Error {
  readonly fault: Fault
  constructor(code: FaultCode, message: string, values: Fault['values'] = {}) {
    super(message)
    this.fault = { code, values }
  }
}
