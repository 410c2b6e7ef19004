import { type Core, dictionaryOf, isState, targetOf } from '@bip/contract'

/** The field beside a record's name, where it stores words: a key of a dictionary, of a state or of another record is nothing to read. */
export const readableSubtitle = ({ subtitle, fields }: Core): string | undefined => {
  const field = subtitle === undefined ? undefined : fields[subtitle]
  if (!field || isState(field) || dictionaryOf(field) !== undefined || targetOf(field) !== undefined) return undefined
  return subtitle
}
