import type { StateField } from '@bip/contract'
import { useText } from '../../host/useText.ts'
import { oneOf, valuesOf } from '../filterValue.ts'
import { OptionFilter } from '../OptionFilter.tsx'
import type { FilterProps } from '../types.ts'

/** Any of the resource's states, in order of life. */
export const StateFilter = ({ field, states, value, onChange }: FilterProps<StateField>) => {
  const { say } = useText()
  return (
    <OptionFilter
      options={Object.entries(field.states ?? states ?? {}).map(([key, state]) => ({
        value: key,
        label: say(state.label),
        tone: state.tone,
      }))}
      values={valuesOf(value)}
      onChange={(values) => onChange(oneOf(values))}
    />
  )
}
