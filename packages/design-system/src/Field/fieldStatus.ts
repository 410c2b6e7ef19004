import { createContext, useContext, useLayoutEffect, useRef, useSyncExternalStore } from 'react'

/** Something to say below a field that is not an error: a check on its way, one that failed, a value taken back. */
export type FieldNotice = {
  text: string
  /** 'busy' turns a ring beside it. */
  tone: 'busy' | 'warning' | 'info'
  /** A way on, such as trying again. */
  action?: { label: string; run: () => void }
}

/** What the form around knows of a field. */
export type FieldStatus = { error: string | undefined; notice: FieldNotice | undefined }

/** Tells one field its status without rendering the control again: a form with hundreds of errors shows them in one frame. */
export type FieldStatusSource = {
  /** The field that it speaks of; others inside the same FormField take no notice. */
  name: string
  get: () => FieldStatus
  subscribe: (listener: () => void) => () => void
}

export const FieldStatusContext = createContext<FieldStatusSource | null>(null)

export const quietStatus: FieldStatus = { error: undefined, notice: undefined }

const never = () => () => undefined

/** The source that speaks of the field with this name, if the form around has one. */
export const useFieldStatusSource = (name: string | undefined): FieldStatusSource | undefined => {
  const source = useContext(FieldStatusContext)
  return source && source.name === name ? source : undefined
}

/** The status, followed while `isFollowed()`; else as it is at this moment. */
export const useFieldStatus = (source: FieldStatusSource | undefined, isFollowed: () => boolean): FieldStatus => {
  useSyncExternalStore(source?.subscribe ?? never, () => (source && isFollowed() ? source.get() : quietStatus))
  return source?.get() ?? quietStatus
}

export type FieldMarks = { isInvalid: boolean; isDescribed: boolean }

const put = (element: Element, attribute: string, value: string | undefined): void => {
  if (value === undefined) element.removeAttribute(attribute)
  else element.setAttribute(attribute, value)
}

const mark = (control: Element, messageId: string, { isInvalid, isDescribed }: FieldMarks): void => {
  put(control, 'aria-invalid', isInvalid ? 'true' : undefined)
  put(control, 'aria-describedby', isDescribed ? messageId : undefined)
  let box = control.closest('[data-size]')
  while (box) {
    put(box, 'data-invalid', isInvalid ? 'true' : undefined)
    box = box.hasAttribute('data-field') ? null : (box.parentElement?.closest('[data-size]') ?? null)
  }
}

/**
 * Puts what a status changes on the control and its box. They carry the same attributes from their own rendering, which reads the status too;
 * this brings them up to date between two renderings.
 */
export const useFieldMarks = (controlId: string, messageId: string, isMarked: boolean, marks: FieldMarks): void => {
  const { isInvalid, isDescribed } = marks
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    const control = isMarked ? document.getElementById(controlId) : null
    if (control) mark(control, messageId, { isInvalid, isDescribed })
  }, [controlId, messageId, isMarked, isInvalid, isDescribed])
}
