import { isModalOpen } from '@bip/design-system'
import { useEffect, useEffectEvent } from 'react'

/** Ctrl+Enter submits wherever the focus is on the page. */
export const useStartKey = (onSubmit: () => void): void => {
  const submit = useEffectEvent(onSubmit)
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key !== 'Enter' || isModalOpen()) return
      event.preventDefault()
      submit()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
