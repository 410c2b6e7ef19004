import { type Label, say } from '@bip/contract'
import { Refusal } from '../base/errors.ts'
import type { Place } from './question.ts'

type Values = Record<string, string | number>

/** What cannot be done as things are, in a sentence that says the way out. */
export const notPossible = ({ language }: Pick<Place, 'language'>, reason: Label, values?: Values): Refusal =>
  new Refusal('notPossible', { reason: say(reason, language, values) })
