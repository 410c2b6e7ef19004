import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Tells who shows a page whether it holds unsaved input. A page that is kept behind another one ends its effects, but what was typed into it
 * is still there: only one that has left the document has nothing to lose.
 */
export function useUnsaved(
  root: RefObject<HTMLElement | null>,
  isDirty: boolean,
  onDirtyChange: ((isDirty: boolean) => void) | undefined,
): void {
  const tell = useEffectEvent((dirty: boolean) => onDirtyChange?.(dirty))
  useEffect(() => tell(isDirty), [isDirty])
  useEffect(() => {
    const page = root.current
    return () => {
      if (!page?.isConnected) tell(false)
    }
  }, [root])
}
