import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Bubble } from '../../Tooltip/Tooltip.styles.ts'

type CutBubbleProps = { anchor: Element; children: string }

/** Wider than a hint: it holds what a cell does not. */
const widest = { maxWidth: 'min(440px, calc(100vw - 16px))' }

/** The text that does not fit. Assistive technology reads it in the cell, so nothing points here. */
export const CutBubble = ({ anchor, children }: CutBubbleProps) => {
  const [bubble, setBubble] = useState<HTMLElement | null>(null)
  const { floatingStyles, isPositioned } = useFloating({
    placement: 'bottom-start',
    strategy: 'fixed',
    elements: { reference: anchor, floating: bubble },
    whileElementsMounted: autoUpdate,
    middleware: [offset(2), flip({ padding: 8 }), shift({ padding: 8 })],
  })
  return createPortal(
    <Bubble
      ref={setBubble}
      role="tooltip"
      data-overlay-exempt=""
      style={{ ...floatingStyles, ...widest, visibility: isPositioned ? 'visible' : 'hidden' }}
    >
      {children}
    </Bubble>,
    document.body,
  )
}
