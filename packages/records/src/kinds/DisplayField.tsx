import { Field } from '@bip/design-system'
import type { ComponentType } from 'react'
import styled from 'styled-components'
import type { InputProps, ViewProps } from './types.ts'

const Output = styled.output`
  display: flex;
  align-items: center;
  min-block-size: var(--control);
  padding-block: 4px;
  &[data-end] { justify-content: flex-end; }
`

/** A value that the form shows and does not ask for, drawn by what the kind draws it with elsewhere. */
export const DisplayField = (props: InputProps & Pick<ViewProps, 'states'> & { Display: ComponentType<ViewProps> }) => {
  const { Display, field, label, labelHidden, hint, value, record, name, states } = props
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
