import { type RefObject, Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../foundations/lazyPart.tsx'
import type { CutText } from './watchCuts.ts'

/** Positioning is fetched with the first text that is shown. */
const CutBubble = lazyPart(() => import('./CutBubble.tsx').then((module) => module.CutBubble))

/** The whole text of a cell or header that is cut, for who points at it or stands there with the keyboard: one listener for the whole table. */
export const CutTexts = ({ root }: { root: RefObject<HTMLElement | null> }) => {
  const [shown, setShown] = useState<CutText | null>(null)

  useEffect(() => {
    const element = root.current
    if (!element) return
    const state: { isGone?: boolean; stop?: () => void } = {}
    // Nothing is shown before one has rested on a cell for a while.
    import('./watchCuts.ts').then(
      ({ watchCuts }) => {
        if (!state.isGone) state.stop = watchCuts(element, setShown)
      },
      () => undefined,
    )
    return () => {
      state.isGone = true
      state.stop?.()
    }
  }, [root])

  if (!shown) return null
  return (
    <Suspense fallback={null}>
      <CutBubble key={shown.text} anchor={shown.anchor}>
        {shown.text}
      </CutBubble>
    </Suspense>
  )
}
