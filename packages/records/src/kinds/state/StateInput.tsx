import type { StateField } from '@bip/contract'
import { Select } from '@bip/design-system'
import type { ComponentType } from 'react'
import { useText } from '../../host/useText.ts'
import { controlOf } from '../controlOf.ts'
import { DisplayField } from '../DisplayField.tsx'
import type { InputProps, ViewProps } from '../types.ts'
import { stateView } from './state.view.tsx'

/** A state as it stands; one to choose where an action asks for it. */
export const StateInput = (props: InputProps<StateField>) => {
  const { say } = useText()
  const { field, value, onChange } = props
  if (!field.asked) return <DisplayField {...props} Display={stateView.Display as ComponentType<ViewProps>} />
  return (
    <Select
      {...controlOf(props)}
      options={Object.entries(field.states ?? {}).map(([key, { label, tone }]) => ({ value: key, label: say(label), tone }))}
      value={typeof value === 'string' ? value : null}
      onChange={(next) => onChange(next)}
    />
  )
}
