import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'
import type { TreeState } from './useTree.ts'
import type { TreeDrag } from './useTreeDrag.ts'

const partOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-part]')?.dataset.part : undefined

const rowAt = (event: { target: EventTarget; currentTarget: Element }): number => {
  const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row]') : null
  // What a pop-up of a row's action holds is not in the list, though React hands its events on.
  return row && event.currentTarget.contains(row) ? Number(row.dataset.row) : -1
}

/** What the pointer does in the list: one set of handlers for all rows. */
export const useTreePresses = (
  state: TreeState,
  drag: TreeDrag,
  scroller: RefObject<HTMLElement | null>,
  tracksHover: boolean,
) => {
  const { tree, choice, active, keys } = state
  const [hovered, setHovered] = useState(-1)
  const pressedBy = useRef('')

  return {
    /** Index of the row under the pointer; -1 for none. */
    hovered,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>): void => {
        const at = rowAt(event)
        const part = partOf(event.target)
        pressedBy.current = event.pointerType
        if (at >= 0) active.set(at, false)
        // A finger scrolls, except on the grip.
        const isGrip = part === 'grip' || (part !== 'actions' && part !== 'chevron' && event.pointerType !== 'touch')
        if (isGrip && drag.isOn) drag.pointer.down(event, at)
      },
      onPointerOver: (event: PointerEvent<HTMLElement>): void => {
        const at = tracksHover ? rowAt(event) : -1
        // A menu that is open on a row keeps the row's actions.
        if (at >= 0 && !scroller.current?.querySelector('[data-part="actions"] [aria-expanded="true"]')) setHovered(at)
      },
      onPointerLeave: (): void => setHovered(-1),
      onClick: (event: MouseEvent<HTMLElement>): void => {
        const at = rowAt(event)
        const row = tree.rows[at]
        const part = partOf(event.target)
        if (!row || part === 'actions' || drag.pointer.wasDrag()) return
        if (row.kind !== 'node') {
          if (part === 'retry') tree.retry(row.parent)
        } else if (part === 'chevron') tree.expand([row], !tree.isExpanded(row))
        else if (part === 'check') choice.toggleCheck(row)
        else {
          // A finger has no modifier keys.
          const isToggle = event.ctrlKey || event.metaKey || pressedBy.current === 'touch'
          keys.choose(row, at, event.shiftKey ? 'range' : isToggle ? 'toggle' : 'replace')
        }
      },
      onDoubleClick: (event: MouseEvent<HTMLElement>): void => {
        const at = rowAt(event)
        const row = tree.rows[at]
        if (row?.kind === 'node' && partOf(event.target) === undefined && choice.selectionMode !== 'none') keys.act(row, at)
      },
    },
  }
}
