import type { KeyboardEvent, PointerEvent, RefObject } from 'react'
import { followPointer } from '../foundations/followPointer.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { dialogTexts } from './Dialog.texts.ts'
import { Corner, Edge } from './Modal.styles.ts'
import { lengthWithin, type Size } from './place.ts'

export type ResizeHandlesProps = {
  panel: RefObject<HTMLElement | null>
  /** Shifts the dialog in px; it lies in the middle, so what grows to one side must move by half. */
  shift: (x: number, y: number) => void
  /** Called at the end of a drag and after each key. */
  onResize?: (size: Size) => void
}

/** The least a dialog shrinks to, in px. */
const min: Size = { width: 320, height: 180 }
/** Px around a dialog that stay free. */
const around = 48

const directions: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Two edges for the pointer, and a corner for pointer and arrow keys. */
export const ResizeHandles = ({ panel, shift, onResize }: ResizeHandlesProps) => {
  const { t } = useLocale()

  const sizeOf = (element: HTMLElement): Size => ({ width: element.offsetWidth, height: element.offsetHeight })

  const resizeTo = (element: HTMLElement, { width, height }: Size): void => {
    const before = sizeOf(element)
    element.style.setProperty('--modal-own-width', `${lengthWithin(width, min.width, window.innerWidth - around)}px`)
    element.style.setProperty('--modal-own-height', `${lengthWithin(height, min.height, window.innerHeight - around)}px`)
    const after = sizeOf(element)
    shift((after.width - before.width) / 2, (after.height - before.height) / 2)
  }

  const drag = (x: 0 | 1, y: 0 | 1) => (event: PointerEvent<HTMLElement>) => {
    const element = panel.current
    if (!element || event.button !== 0) return
    event.preventDefault()
    const from = sizeOf(element)
    followPointer(event, {
      onMove: (byX, byY) => resizeTo(element, { width: from.width + byX * x, height: from.height + byY * y }),
      onEnd: (isDropped) => {
        if (isDropped) onResize?.(sizeOf(element))
        else resizeTo(element, from)
      },
    })
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const direction = directions[event.key]
    const element = panel.current
    if (!direction || !element || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const step = event.shiftKey ? 64 : 16
    const from = sizeOf(element)
    resizeTo(element, { width: from.width + direction[0] * step, height: from.height + direction[1] * step })
    onResize?.(sizeOf(element))
  }

  return (
    <>
      <Edge data-side="end" aria-hidden="true" onPointerDown={drag(1, 0)} />
      <Edge data-side="bottom" aria-hidden="true" onPointerDown={drag(0, 1)} />
      <Corner type="button" aria-label={t(dialogTexts.resize)} onPointerDown={drag(1, 1)} onKeyDown={onKeyDown} />
    </>
  )
}
