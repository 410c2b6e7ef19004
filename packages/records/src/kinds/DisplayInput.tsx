import type { Core } from '@bip/contract'
import { Field } from '@bip/design-system'
import styled from 'styled-components'
import type { InputProps, ViewProps } from './types.ts'
import { viewOf } from './views.ts'

const Output = styled.output`
  display: flex;
  align-items: center;
  min-block-size: var(--control);
  padding-block: 4px;
  &[data-end] { justify-content: flex-end; }
`

/** A value that the form shows and does not ask for: computed, or owned by the gateway. */
export const DisplayInput = (props: InputProps & { states?: Core['states'] }) => {
  const { field, label, labelHidden, hint, value, record, name, states } = props
  const Display = viewOf(field).Display as React.ComponentType<ViewProps>
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint}>
      {(control) => (
        <Output id={control.id} aria-live="off" data-end={labelHidden || undefined}>
          <Display field={field} fieldKey={name} value={value} record={record} states={states} />
        </Output>
      )}
    </Field>
  )
}
