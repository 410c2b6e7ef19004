import type { ReactNode } from 'react'
import { FieldFootRow, FieldLabel, FieldRoot, RequiredMark } from './Field.styles.ts'
import { FieldMessageLine, LiveMessageLine } from './FieldMessageLine.tsx'
import { focusFirstIn } from './focus.ts'
import type { FieldProps } from './types.ts'
import { type FieldParts, useField } from './useField.ts'

type FieldFrameProps = FieldParts['frame'] & {
  /** Stands right of the hint, for example a character count. */
  aside?: ReactNode
  children: ReactNode
}

/** Label above, control, hint or error below: the frame that `useField` fills. */
export const FieldFrame = ({
  label,
  labelHidden,
  labelId,
  controlId,
  hint,
  error,
  isInvalid,
  status,
  isMarked,
  messageId,
  isRequired,
  isGroup,
  hasOwnLabel,
  rootProps,
  aside,
  children,
}: FieldFrameProps) => {
  const focusControl = (): void => {
    const control = document.getElementById(controlId)
    if (control) focusFirstIn(control)
  }
  const line = { id: messageId, error, hint }
  const message = status ? (
    <LiveMessageLine {...line} status={status} controlId={controlId} isInvalid={isInvalid} isMarked={isMarked} />
  ) : (
    <FieldMessageLine {...line} />
  )
  return (
    <FieldRoot {...rootProps}>
      {!hasOwnLabel && (
        <FieldLabel
          {...(isGroup ? { as: 'span', onClick: focusControl } : { htmlFor: controlId })}
          id={labelId}
          data-hidden={labelHidden || undefined}
        >
          {label}
          {isRequired && <RequiredMark aria-hidden="true">*</RequiredMark>}
        </FieldLabel>
      )}
      {children}
      {aside ? (
        <FieldFootRow>
          <div>{message}</div>
          {aside}
        </FieldFootRow>
      ) : (
        message
      )}
    </FieldRoot>
  )
}

/** Gives a control of your own the label, hint, error and ids of every other field: spread what `children` receives on the control. */
export const Field = ({ children, ...props }: FieldProps & { children: (control: FieldParts['control']) => ReactNode }) => {
  const field = useField(props)
  return <FieldFrame {...field.frame}>{children(field.control)}</FieldFrame>
}
