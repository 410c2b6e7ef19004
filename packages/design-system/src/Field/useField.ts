import { useEffect, useId, useRef } from 'react'
import { useLocks } from '../Fieldset/FieldsetContext.ts'
import { warnUnknown } from '../foundations/warnUnknown.ts'
import { type FieldStatusSource, useFieldStatus, useFieldStatusSource } from './fieldStatus.ts'
import { focusFirstIn } from './focus.ts'
import type { ControlSize, FieldProps } from './types.ts'

type FieldOptions = {
  /** The control is a group of controls, named by the label but not focused by it. Default false. */
  isGroup?: boolean
  /** The control shows its label itself, as a checkbox does. Default false. */
  hasOwnLabel?: boolean
}

/** The states of a field as its root and its box show them. */
type FieldStates = {
  'data-size': ControlSize
  'data-invalid': true | undefined
  'data-disabled': true | undefined
  'data-readonly': true | undefined
  'data-required': true | undefined
}

type Own = 'label' | 'labelHidden' | 'hint' | 'error' | 'id' | 'name' | 'autoFocus' | 'size'

type Asked = 'isRequired' | 'isDisabled' | 'isReadOnly' | 'isInvalid'

/** A field's common props as its parts need them. */
export type FieldParts = {
  frame: Pick<FieldProps, 'label' | 'labelHidden' | 'hint' | 'error' | 'isRequired' | 'isInvalid'> &
    FieldOptions & {
      /** Where the form around says what is wrong; it speaks before `error`. */
      status: FieldStatusSource | undefined
      /** Whether the frame keeps the control's attributes up to date with the status, because the control does not follow it. */
      isMarked: () => boolean
      labelId: string
      messageId: string
      controlId: string
      rootProps: Omit<FieldProps, Own | Asked> & FieldStates & { 'data-field': string }
    }
  control: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': true | undefined
    'aria-required': true | undefined
  }
  /** For a group of controls, and for elements that a `<label for>` cannot name. */
  labelledBy: { 'aria-labelledby': string }
  box: FieldStates
  size: ControlSize
  /** Reading it makes the control follow the form's status, and render with each change of it. */
  readonly isInvalid: boolean
} & Pick<FieldProps, 'label' | 'name'> &
  Required<Pick<FieldProps, Exclude<Asked, 'isInvalid'>>>

const isSaid = (error: FieldProps['error']): boolean => error !== undefined && error !== null && error !== false && error !== ''

/**
 * Turns a field's common props into what its parts need: `frame` for the FieldFrame, `control` for the focusable element,
 * `box` for the look of its box. Labels, hint and error are tied to the control by ids.
 */
export const useField = (props: FieldProps, options: FieldOptions = {}): FieldParts => {
  const {
    label,
    labelHidden,
    hint,
    error,
    id,
    name,
    autoFocus,
    size = 'medium',
    isRequired,
    isDisabled: asksDisabled,
    isReadOnly: asksReadOnly,
    ...root
  } = props
  // The label tells which of the fields it is; what it is made of, the one who wrote it knows.
  if (import.meta.env.DEV) warnUnknown(`Field "${label}"`, 'size', size, ['small', 'medium'])
  const { isDisabled, isReadOnly } = useLocks(asksDisabled, asksReadOnly)
  const madeUpId = useId()
  const controlId = id ?? madeUpId
  const labelId = `${controlId}-label`
  const messageId = `${controlId}-message`
  const { isInvalid: askedInvalid, ...rootProps } = root
  const source = useFieldStatusSource(name)
  // A group hands its state on to several elements, which only rendering reaches.
  const isFollowed = useRef(options.isGroup === true)
  const status = useFieldStatus(source, () => isFollowed.current)
  const hasError = isSaid(error)
  const isInvalid = askedInvalid ?? (hasError || status.error !== undefined)
  const wantsFocus = useRef(autoFocus)

  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    const control = document.getElementById(controlId)
    if (control) focusFirstIn(control)
  }, [controlId])

  const describedBy = hasError || hint || status.error || status.notice ? messageId : undefined
  const states = {
    'data-size': size,
    'data-invalid': isInvalid || undefined,
    'data-disabled': isDisabled || undefined,
    'data-readonly': isReadOnly || undefined,
    'data-required': isRequired || undefined,
  }
  return {
    frame: {
      label,
      labelHidden,
      labelId,
      hint,
      error: hasError ? error : undefined,
      isInvalid: askedInvalid,
      status: source,
      isMarked: () => !isFollowed.current,
      messageId,
      controlId,
      isRequired,
      isGroup: options.isGroup,
      hasOwnLabel: options.hasOwnLabel,
      rootProps: { ...rootProps, ...states, 'data-field': options.hasOwnLabel ? 'own-label' : '' },
    },
    control: {
      id: controlId,
      'aria-describedby': describedBy,
      'aria-invalid': isInvalid || undefined,
      'aria-required': isRequired || undefined,
    },
    labelledBy: { 'aria-labelledby': labelId },
    box: states,
    label,
    name,
    size,
    isRequired: isRequired ?? false,
    isDisabled,
    isReadOnly,
    get isInvalid() {
      isFollowed.current = true
      return isInvalid
    },
  }
}
