import { fold, type Option } from '../Select/option.ts'

/** Index of the one option whose name or code is the text; -1 where none or several are. */
export const exactIndex = (options: readonly Option[], text: string): number => {
  const wanted = fold(text.trim())
  if (wanted === '') return -1
  const isIt = ({ label, description = '', isDisabled }: Option): boolean =>
    !isDisabled && [label, ...description.split(' · ')].some((part) => fold(part) === wanted)
  const at = options.findIndex(isIt)
  return at === options.findLastIndex(isIt) ? at : -1
}
