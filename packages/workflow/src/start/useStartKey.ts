import { isModalOpen } from '@bip/design-system'
import { type RefObject, useEffect } from 'react'

/** Ctrl+Enter submits wherever the focus is on the page. */
export const useStartKey = (form: RefObject<HTMLFormElement | null>): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key !== 'Enter' || isModalOpen()) return
      event.preventDefault()
      form.current?.requestSubmit()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [form])
}
