import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { Pause } from '../../sheet/Pause.ts'
import { BoardPainter } from '../paint/BoardPainter.ts'
import type { BoardScene } from '../paint/types.ts'
import type { SightStores } from '../sight.ts'

/** ms after which letters are drawn that passed too fast. */
const lettersAfter = 60

/** Paints the board in the frame in which it is scrolled, and whenever what it shows has changed. */
export const usePaint = (sheet: RefObject<HTMLCanvasElement | null>, stores: SightStores, scene: BoardScene): void => {
  const [painter] = useState(() => new BoardPainter())
  const [pause] = useState(() => new Pause())
  const draw = useCallback(
    (isResting = false): void => {
      pause.stop()
      const canvas = sheet.current
      const isWhole = !canvas || painter.draw(canvas, stores.exact.get(), performance.now(), isResting)
      if (!isWhole) pause.begin(lettersAfter, () => draw(true))
    },
    [painter, pause, sheet, stores],
  )
  useLayoutEffect(() => {
    painter.show(scene)
    draw()
  }, [painter, scene, draw])
  useLayoutEffect(() => stores.exact.subscribe(() => draw()), [stores, draw])
  useEffect(() => {
    const anew = (): void => {
      painter.forget()
      draw()
    }
    document.fonts.addEventListener('loadingdone', anew)
    return () => {
      document.fonts.removeEventListener('loadingdone', anew)
      pause.stop()
    }
  }, [painter, pause, draw])
}
