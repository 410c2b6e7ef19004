/** Why a file cannot be read, in a word that `parseFile` has a sentence for. */
export const problemKeys = [
  'damaged',
  'unusual',
  'nested',
  'tooBig',
  'tooManyRows',
  'tooManyColumns',
  'cellTooLong',
  'openQuote',
] as const
export type ProblemKey = (typeof problemKeys)[number]

/** Thrown by the reader; `at` names the cell or row where that helps the person. */
export class SheetProblem extends Error {
  override readonly name = 'SheetProblem'
  readonly key: ProblemKey
  readonly at: string

  constructor(key: ProblemKey, at = '') {
    super(`${key} ${at}`.trim())
    this.key = key
    this.at = at
  }
}
