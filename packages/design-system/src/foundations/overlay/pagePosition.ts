import { autoUpdate, type Platform, platform } from '@floating-ui/react'

/**
 * What floats is a child of body with a fixed position: nothing but the window clips it and nothing scales it. Saying so spares the walk
 * through the computed styles of every ancestor, which costs more than all the rest of opening a pop-up.
 */
export const pagePlatform: Platform = {
  ...platform,
  getElementRects: ({ reference, floating }) => {
    const { x, y, width, height } = reference.getBoundingClientRect()
    return {
      reference: { x, y, width, height },
      floating: { x: 0, y: 0, width: floating.offsetWidth, height: floating.offsetHeight },
    }
  },
  getDimensions: (element) => {
    // The type allows for SVG; what floats here is always an HTML element.
    const { offsetWidth: width, offsetHeight: height } = element as HTMLElement
    return { width, height }
  },
  getOffsetParent: () => window,
  convertOffsetParentRelativeRectToViewportRelativeRect: ({ rect }) => rect,
  isRTL: () => false,
  getClippingRect: () => {
    const { visualViewport: seen, document } = window
    const { clientWidth, clientHeight } = document.documentElement
    return {
      x: seen?.offsetLeft ?? 0,
      y: seen?.offsetTop ?? 0,
      width: Math.min(seen?.width ?? clientWidth, clientWidth),
      height: Math.min(seen?.height ?? clientHeight, clientHeight),
    }
  },
}

type Anchor = Parameters<typeof autoUpdate>[0]

/** Calls `update` now and whenever the anchor may have moved, until the returned function is called. */
export const followPage = (anchor: Anchor, floating: HTMLElement, update: () => void): (() => void) => {
  const stop = autoUpdate(anchor, floating, update, { ancestorScroll: false, ancestorResize: false })
  const onScroll = ({ target }: Event): void => {
    if (!(target instanceof Node && floating.contains(target))) update()
  }
  // Captured on window, where every scroller of the page is heard, instead of on each that lies around the anchor.
  window.addEventListener('scroll', onScroll, { capture: true, passive: true })
  return () => {
    stop()
    window.removeEventListener('scroll', onScroll, { capture: true })
  }
}
