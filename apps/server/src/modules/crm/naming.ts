import { enumerated, inEach, type Label, sayAll } from '@bip/contract'

/** A text with the names joined as each language joins them. */
export const naming = (names: readonly string[], count: number, text: Label, values: Record<string, string> = {}): Label => {
  const rest = count > names.length ? ' …' : ''
  return sayAll(text, {
    ...values,
    names: inEach((language) => `${enumerated([...names], language)}${rest}`),
    count: String(count),
  })
}
