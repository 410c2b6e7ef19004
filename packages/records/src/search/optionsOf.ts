import type { Label } from '@bip/contract'
import type { SearchItem } from '@bip/contract/pickers'
import type { Option } from '@bip/design-system'

/** What a `select` offers, by the names that it is declared with. */
export const optionsOf = (
  { options = [], labelKey = 'label', valueKey = 'value' }: SearchItem,
  say: (label: Label) => string,
): Option[] =>
  options.map((option) => {
    const value = String(option[valueKey] ?? '')
    const label = option[labelKey] ?? value
    return { value, label: typeof label === 'string' ? label : say(label) }
  })
