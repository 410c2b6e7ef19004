import { type RefObject, useLayoutEffect } from 'react'
import type { BarPainter, BarScene } from './BarPainter.ts'
import type { GanttStores } from './GanttStores.ts'

type Options = { root: RefObject<HTMLElement | null>; stores: GanttStores; scene: BarScene; painter: BarPainter }

/** Draws bars anew where what they are drawn from has changed, and where tasks would go while they are in the hand. */
export const useRepaint = ({ root, stores, scene, painter }: Options): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scene is drawn where bars are in sight.
  useLayoutEffect(() => painter.repaint(), [painter, scene])
  useLayoutEffect(
    () =>
      stores.holding.subscribe(() => {
        const held = stores.holding.get()
        scene.ghosts = new Map(held?.effect.moved.map(({ key, to }) => [key, to]))
        painter.repaintGhosts()
      }),
    [stores, scene, painter],
  )
  useLayoutEffect(
    () => stores.isSplitting.subscribe(() => root.current?.toggleAttribute('data-splitting', stores.isSplitting.get())),
    [stores, root],
  )
}
