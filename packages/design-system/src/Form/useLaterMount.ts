import { type RefObject, useEffect, useState } from 'react'
import { useFormScope } from './FormContext.ts'
import { revealEvent } from './model/registry.ts'

/** Whether the control of this field is made already; in a long form the later ones follow when there is time, or when somebody goes there. */
export const useLaterMount = (name: string, root: RefObject<HTMLElement | null>): boolean => {
  const { mounting } = useFormScope()
  const [isMade, setMade] = useState(mounting.claim)

  useEffect(() => {
    if (isMade) return
    const element = root.current
    const leave = mounting.wait(name, () => setMade(true))
    const show = (): void => mounting.showNow(name)
    element?.addEventListener(revealEvent, show)
    element?.addEventListener('pointerdown', show)
    return () => {
      leave()
      element?.removeEventListener(revealEvent, show)
      element?.removeEventListener('pointerdown', show)
    }
  }, [mounting, name, root, isMade])

  return isMade
}
