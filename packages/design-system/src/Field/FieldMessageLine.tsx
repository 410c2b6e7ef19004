import { type ReactNode, useSyncExternalStore } from 'react'
import { guarded } from '../CatchErrors/guarded.tsx'
import { type FieldMarks, type FieldStatusSource, useFieldMarks } from './fieldStatus.ts'

type Line = { id: string; error: ReactNode; hint: ReactNode }

/** What stands below a control: the error, else the hint. Looks as `messageLine` says around it. */
export const FieldMessageLine = ({ id, error, hint }: Line): ReactNode =>
  error ? (
    <div id={id} role="alert" data-message="" data-tone="error">
      {guarded(error)}
    </div>
  ) : (
    hint && (
      <div id={id} data-message="">
        {guarded(hint)}
      </div>
    )
  )

type LiveLine = Line & {
  status: FieldStatusSource
  controlId: string
  /** What the caller asked for, whatever the errors say. */
  isInvalid: boolean | undefined
  isMarked: () => boolean
}

/** The same below a control of a form: follows the form's word, and keeps the control's attributes with it. */
export const LiveMessageLine = ({ status, controlId, isInvalid, isMarked, ...line }: LiveLine) => {
  const { error, notice } = useSyncExternalStore(status.subscribe, status.get)
  const marks: FieldMarks = {
    isInvalid: isInvalid ?? Boolean(error || line.error),
    isDescribed: Boolean(error || line.error || notice || line.hint),
  }
  useFieldMarks(controlId, line.id, isMarked(), marks)
  // Called, not rendered: hundreds may change at once, and each would be one more component.
  if (!notice || error || line.error) return FieldMessageLine({ ...line, error: error ?? line.error })
  return (
    <div id={line.id} role="status" data-message="" data-tone={notice.tone}>
      {notice.text}
      {notice.action && (
        <button type="button" onClick={notice.action.run}>
          {notice.action.label}
        </button>
      )}
    </div>
  )
}
