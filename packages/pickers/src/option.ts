import type { Option } from '@bip/design-system'
import type { PickerChoice } from './adapter.ts'

export const optionOf = ({ id, label, note }: PickerChoice): Option => ({ value: id, label, description: note })

export const choiceOf = ({ value, label, description }: Option): PickerChoice => ({ id: value, label, note: description })
