import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react'
import { useAskToLeave } from '../Confirm/useAskToLeave.ts'
import { holdPage } from '../foundations/holdPage.ts'

type IsUnsaved = () => boolean
type Watch = (isUnsaved: IsUnsaved) => () => void

/** What a form tells the dialog around it; outside of one nobody listens. */
export const UnsavedInputContext = createContext<Watch>(() => () => undefined)

/** Has the dialog around ask before it drops what `isUnsaved` finds. It is asked only when somebody leaves: forms need not follow every key. */
export const useUnsavedInput = (isUnsaved: IsUnsaved): void => {
  const watch = useContext(UnsavedInputContext)
  const answer = useEffectEvent(isUnsaved)
  useEffect(() => watch(() => answer()), [watch])
}

/** Gathers what the forms of a dialog hold, and asks before `onClose` drops it. */
export const useGuardedClose = (isDirty: boolean, onClose: () => void): { watch: Watch; close: () => void } => {
  const askToLeave = useAskToLeave()
  const [inputs] = useState(() => new Set<IsUnsaved>())
  const [watch] = useState(
    (): Watch => (isUnsaved) => {
      inputs.add(isUnsaved)
      return () => void inputs.delete(isUnsaved)
    },
  )
  const hasUnsaved = (): boolean => isDirty || [...inputs].some((isUnsaved) => isUnsaved())
  const isHeld = useEffectEvent(hasUnsaved)
  useEffect(() => holdPage(() => isHeld()), [])

  const close = async (): Promise<void> => {
    if (!hasUnsaved() || (await askToLeave())) onClose()
  }
  return { watch, close: () => void close() }
}
