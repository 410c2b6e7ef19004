import { type ErrorKey, errors, type Language, say } from '@bip/contract'

export type RefusalValues = Record<string, string | number>

/** A refusal that the caller is told, in words of the contract's `errors`. Status and `code` are the error's own. */
export class Refusal extends Error {
  readonly key: ErrorKey
  readonly values: RefusalValues
  readonly data: unknown

  /** `values` fill the `{marks}` of the text; `data` becomes the envelope's `data` (null when absent). */
  constructor(key: ErrorKey, values: RefusalValues = {}, data: unknown = null) {
    super(`${key} ${JSON.stringify(values)}`)
    this.name = 'Refusal'
    this.key = key
    this.values = values
    this.data = data
  }

  /** HTTP status, equal to the envelope's `code`. */
  get status(): number {
    return errors[this.key].status
  }

  /** The sentence in one language. */
  say(language: Language): string {
    return say(errors[this.key].text, language, this.values)
  }
}
