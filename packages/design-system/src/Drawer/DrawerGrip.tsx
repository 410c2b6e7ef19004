import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { dialogTexts } from '../Dialog/Dialog.texts.ts'
import { Grip } from '../Dialog/Modal.styles.ts'
import type { Side } from '../Dialog/Modal.tsx'
import { lengthWithin } from '../Dialog/place.ts'
import { followPointer } from '../foundations/followPointer.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'

export type DrawerGripProps = {
  panel: RefObject<HTMLElement | null>
  side: Side
  /** Least length in px. */
  min: number
  onResize?: (length: number) => void
}

/** Px of the page that stay in sight beside the widest drawer. */
const around = 32

/** The edge that is dragged lies opposite the window's edge that the drawer comes from; `grows` is the direction in which it opens. */
const edges = {
  right: { edge: 'left', isAcross: true, grows: -1 },
  left: { edge: 'right', isAcross: true, grows: 1 },
  top: { edge: 'bottom', isAcross: false, grows: 1 },
  bottom: { edge: 'top', isAcross: false, grows: -1 },
} as const satisfies Record<Side, { edge: Side; isAcross: boolean; grows: 1 | -1 }>

const arrows: Record<'across' | 'along', Record<string, number>> = {
  across: { ArrowLeft: -1, ArrowRight: 1 },
  along: { ArrowUp: -1, ArrowDown: 1 },
}

/** The separator at a drawer's inner edge: drag it, or move it with the arrows, Home and End. A double press gives back the first size. */
export const DrawerGrip = ({ panel, side, min, onResize }: DrawerGripProps) => {
  const { t } = useLocale()
  const grip = useRef<HTMLDivElement>(null)
  const { edge, isAcross, grows } = edges[side]
  const variable = isAcross ? '--modal-own-width' : '--modal-own-height'

  const max = (): number => (isAcross ? window.innerWidth : window.innerHeight) - around
  const lengthOf = (): number => (isAcross ? panel.current?.offsetWidth : panel.current?.offsetHeight) ?? 0
  const tellValue = (): void => {
    grip.current?.setAttribute('aria-valuenow', String(lengthOf()))
    grip.current?.setAttribute('aria-valuemax', String(max()))
  }
  const resizeTo = (length: number): void => {
    panel.current?.style.setProperty(variable, `${lengthWithin(length, min, max())}px`)
    tellValue()
  }
  const tellFirst = useEffectEvent(tellValue)
  // The panel is attached after its grip.
  useEffect(() => tellFirst(), [])

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return
    event.preventDefault()
    const from = lengthOf()
    followPointer(event, {
      onMove: (x, y) => resizeTo(from + (isAcross ? x : y) * grows),
      onEnd: (isDropped) => {
        if (isDropped) onResize?.(lengthOf())
        else resizeTo(from)
      },
    })
  }

  const targetOf = ({ key, shiftKey }: KeyboardEvent): number | undefined => {
    if (key === 'Home') return min
    if (key === 'End') return max()
    const direction = arrows[isAcross ? 'across' : 'along'][key]
    return direction && lengthOf() + direction * grows * (shiftKey ? 64 : 16)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const target = targetOf(event)
    if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    resizeTo(target)
    onResize?.(lengthOf())
  }

  return (
    <Grip
      ref={grip}
      role="separator"
      tabIndex={0}
      aria-label={t(dialogTexts.resizeDrawer)}
      aria-orientation={isAcross ? 'vertical' : 'horizontal'}
      // Set again by every move, without a render.
      aria-valuenow={min}
      aria-valuemin={min}
      data-edge={edge}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      onDoubleClick={() => {
        panel.current?.style.removeProperty(variable)
        tellValue()
        onResize?.(lengthOf())
      }}
    />
  )
}
