import { useEffect, useId, useRef } from 'react'
import { focusFirstIn } from './focus.ts'
import type { FieldProps } from './types.ts'

type FieldOptions = {
  /** The control is a group of controls, named by the label but not focused by it. Default false. */
  isGroup?: boolean
  /** The control shows its label itself, as a checkbox does. Default false. */
  hasOwnLabel?: boolean
}

/**
 * Turns a field's common props into what its parts need: `frame` for the FieldFrame, `control` for the focusable element,
 * `box` for the look of its box. Labels, hint and error are tied to the control by ids.
 */
export const useField = (props: FieldProps, options: FieldOptions = {}) => {
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
    isDisabled,
    isReadOnly,
    ...root
  } = props
  const madeUpId = useId()
  const controlId = id ?? madeUpId
  const labelId = `${controlId}-label`
  const messageId = `${controlId}-message`
  const hasError = error !== undefined && error !== null && error !== false && error !== ''
  const isInvalid = props.isInvalid ?? hasError
  const { isInvalid: _isInvalid, ...rootProps } = root
  const wantsFocus = useRef(autoFocus)

  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    const control = document.getElementById(controlId)
    if (control) focusFirstIn(control)
  }, [controlId])

  const describedBy = hasError || hint ? messageId : undefined
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
    /** For a group of controls, and for elements that a `<label for>` cannot name. */
    labelledBy: { 'aria-labelledby': labelId },
    box: states,
    label,
    name,
    size,
    isRequired: isRequired ?? false,
    isDisabled: isDisabled ?? false,
    isReadOnly: isReadOnly ?? false,
    isInvalid,
  }
}

export type FieldParts = ReturnType<typeof useField>
