import { fold, type Option } from '../../Select/option.ts'
import { filterOptions } from '../../Select/optionSearch.ts'
import type { Entry } from '../drafts/draftTypes.ts'

/** What was typed for a choice: one that is called so, else the first that the list would have shown; it need not have come yet. */
export const choiceOf = <T>(options: readonly Option[], typed: string, to: Pick<Entry<T>, 'at' | 'line'>): Entry<T> => {
  const wanted = fold(typed.trim())
  const found = options.find(({ label, value }) => fold(label) === wanted || value === typed.trim())
  const [first] = wanted === '' ? [] : filterOptions(options, typed)
  const choice = found ?? first
  return choice && !choice.isDisabled ? { ...to, value: choice.value } : { ...to, text: typed }
}
