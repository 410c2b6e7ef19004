type Fault =
  /** `path` are keys of tasks, in which each follows the one before; the first one comes again at the end. */
  | { code: 'cycle'; path: readonly string[] }
  | { code: 'duplicate' | 'unknownTask' | 'unknownLink' | 'unknownCalendar' | 'unknownResource' | 'ownParent'; key: string }
  | { code: 'badNumber'; key: string; field: string }
  | { code: 'badDate'; key: string; value: string }

const sentences: { [Code in Fault['code']]: (fault: Extract<Fault, { code: Code }>) => string } = {
  cycle: ({ path }) => `The links go in a circle: ${path.join(' → ')}. Take one of them away.`,
  duplicate: ({ key }) => `There are two of "${key}"; give each a key of its own.`,
  unknownTask: ({ key }) => `There is no task "${key}" that a link or a task below it names.`,
  unknownLink: ({ key }) => `There is no link "${key}" in the plan.`,
  unknownCalendar: ({ key }) => `There is no calendar "${key}"; add it or name another one.`,
  unknownResource: ({ key }) => `There is no resource "${key}"; add it or name another one.`,
  ownParent: ({ key }) => `The task "${key}" lies below itself; choose another summary for it.`,
  badNumber: ({ key, field }) => `The ${field} of "${key}" is not a number that it can have.`,
  badDate: ({ key, value }) => `"${value}" of "${key}" is not a day or a time; write it as YYYY-MM-DD or YYYY-MM-DDTHH:MM.`,
}

/** A plan that cannot be. `fault` says it as data, for a text in the reader's language. */
export class PlanError extends Error {
  readonly fault: Fault

  constructor(fault: Fault) {
    super((sentences[fault.code] as (one: Fault) => string)(fault)) // Each gets its own.
    this.name = 'PlanError'
    this.fault = fault
  }
}
