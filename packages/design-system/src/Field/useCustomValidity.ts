import { type RefObject, useEffect } from 'react'

type Validatable = HTMLInputElement | HTMLTextAreaElement | HTMLButtonElement

/**
 * Tells the browser, and so any form around, that what stands in the control is not a value yet (an unreadable number, half a date).
 * Undefined means that all is well.
 */
export const useCustomValidity = (control: RefObject<Validatable | null>, message: string | undefined): void => {
  useEffect(() => {
    control.current?.setCustomValidity(message ?? '')
  }, [control, message])
}
