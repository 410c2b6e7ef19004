import type { ComponentProps, ReactNode } from 'react'

/** Height of a control: small is 26 px, medium 32 px (as the density says). */
export type ControlSize = 'small' | 'medium'

type RootProps = Omit<ComponentProps<'div'>, 'autoFocus' | 'children' | 'defaultValue' | 'id' | 'onChange' | 'prefix' | 'title'>

/** What every field has in common; the rest (`ref`, `className`, `data-*`, `onBlur`, …) reaches the root element. */
export type FieldProps = RootProps & {
  /** Name of the field in the reader's language; always present, also where it is not shown. */
  label: string
  /** Keeps the label for screen readers only. Default false. */
  labelHidden?: boolean
  /** Help below the control; gives way to `error`. */
  hint?: ReactNode
  /** What is wrong and how to mend it; makes the field invalid. */
  error?: ReactNode
  /** Id of the control; made up when absent. */
  id?: string
  /** Name under which a plain HTML form sends the value. */
  name?: string
  /** Focuses the control once, when it appears. Default false. */
  autoFocus?: boolean
  /** Default 'medium'. */
  size?: ControlSize
  isRequired?: boolean
  isDisabled?: boolean
  isReadOnly?: boolean
  /** Shows the invalid look without a text; an `error` implies it. */
  isInvalid?: boolean
}
