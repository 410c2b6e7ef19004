import { flip, offset, type Placement, shift, size, useFloating } from '@floating-ui/react'
import { type CSSProperties, type ReactNode, type RefObject, useCallback, useRef } from 'react'
import { Layer } from './Layer.tsx'
import { followPage, pagePlatform } from './pagePosition.ts'

export type FloatingLayerOptions = {
  isOpen: boolean
  /** Called on Escape and on a press outside both the anchor and the pop-up. */
  onClose: () => void
  /** Where the pop-up lies; default 'bottom-start'; flips and shifts where there is no room. */
  placement?: Placement
  /** Distance from the anchor in px; default 4. */
  distance?: number
  /** The pop-up is at least as wide as the anchor; default false. */
  matchWidth?: boolean
  /** Upper bound of the pop-up's height in px, less where the window is smaller; default none. */
  maxHeight?: number
  /** Closes on a press outside; default true. */
  isDismissable?: boolean
  /** Closes on Escape; default true. */
  isEscapable?: boolean
  /** The anchor itself, where the caller already holds it; then anchorRef is not needed. */
  reference?: Element | null
}

/** What FloatingLayer needs, and the ref for the element that the pop-up belongs to. */
export type FloatingLayerState = {
  /** Callback ref for the anchor element. */
  anchorRef: (element: Element | null) => void
  /** The anchor as a ref object, for react-aria hooks. */
  anchor: RefObject<Element | null>
  /** Callback ref for the pop-up; FloatingLayer applies it. */
  floatingRef: (element: HTMLElement | null) => void
  style: CSSProperties
  /** The side on which the pop-up came to lie. */
  placement: Placement
  isPositioned: boolean
  isOpen: boolean
  onClose: () => void
  isDismissable: boolean
  isEscapable: boolean
}

/** Positions a pop-up beside its anchor and keeps it there while page and content move. */
export const useFloatingLayer = ({
  isOpen,
  onClose,
  placement = 'bottom-start',
  distance = 4,
  matchWidth = false,
  maxHeight = Number.POSITIVE_INFINITY,
  isDismissable = true,
  isEscapable = true,
  reference,
}: FloatingLayerOptions): FloatingLayerState => {
  const anchor = useRef<Element | null>(reference ?? null)
  const floating = useFloating({
    open: isOpen,
    placement,
    ...(reference ? { elements: { reference } } : {}),
    strategy: 'fixed',
    platform: pagePlatform,
    whileElementsMounted: followPage,
    middleware: [
      offset(distance),
      flip({ padding: 8 }),
      shift({ padding: 8 }),
      size({
        padding: 8,
        apply: ({ rects, availableHeight, availableWidth, elements }) => {
          const { style } = elements.floating
          if (matchWidth) style.minWidth = `${rects.reference.width}px`
          style.maxWidth = `${availableWidth}px`
          style.maxHeight = `${Math.min(maxHeight, Math.max(120, availableHeight))}px`
        },
      }),
    ],
  })

  const { setReference } = floating.refs
  const anchorRef = useCallback(
    (element: Element | null): void => {
      anchor.current = element
      // A page that is hidden for a while takes its refs back and gives them again: nothing to be drawn anew for.
      if (element) setReference(element)
    },
    [setReference],
  )

  return {
    anchorRef,
    anchor,
    floatingRef: floating.refs.setFloating,
    style: floating.floatingStyles,
    placement: floating.placement,
    isPositioned: floating.isPositioned,
    isOpen,
    onClose,
    isDismissable,
    isEscapable,
  }
}

export type FloatingLayerProps = { layer: FloatingLayerState; children: ReactNode }

/** Renders a pop-up's content in its place while it is open; the child scrolls when it reaches the bound of its height. */
export const FloatingLayer = ({ layer, children }: FloatingLayerProps) => {
  if (!layer.isOpen) return null
  return (
    <Layer onClose={layer.onClose} anchorRef={layer.anchor} isDismissable={layer.isDismissable} isEscapable={layer.isEscapable}>
      <div
        ref={layer.floatingRef}
        style={{
          ...layer.style,
          display: 'flex',
          flexDirection: 'column',
          // Transparent until it has its place; a hidden element could not take the focus at once.
          opacity: layer.isPositioned ? undefined : 0,
        }}
        data-placement={layer.placement}
      >
        {children}
      </div>
    </Layer>
  )
}
