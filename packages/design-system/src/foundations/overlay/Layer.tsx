import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { layers } from '../tokens.ts'
import { pushOverlay } from './stack.ts'

export type LayerProps = {
  /** Called on Escape and on a press outside, when this overlay is the topmost. */
  onClose: () => void
  /** What opened it: a press there does not count as outside. */
  anchorRef?: RefObject<Element | null>
  /** Makes the rest of the page inert; default false. */
  isModal?: boolean
  /** Closes on a press outside; default true. */
  isDismissable?: boolean
  /** Closes on Escape; default true. */
  isEscapable?: boolean
  children: ReactNode
}

/** An open overlay: rendered at the end of body, on top of those opened before it, closed in the reverse order of opening. */
export const Layer = ({
  onClose,
  anchorRef,
  isModal = false,
  isDismissable = true,
  isEscapable = true,
  children,
}: LayerProps) => {
  const root = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)

  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    return pushOverlay({
      element,
      anchor: () => anchorRef?.current ?? null,
      isModal,
      isDismissable,
      isEscapable,
      close: () => close(),
    })
  }, [anchorRef, isModal, isDismissable, isEscapable])

  return createPortal(
    // The second attribute tells react-aria's focus containment that focus may move into a pop-up of a dialog.
    <div ref={root} data-layer="" data-react-aria-top-layer="true" style={{ position: 'relative', zIndex: layers.overlay }}>
      {children}
    </div>,
    document.body,
  )
}
