import { useState } from 'react'
import { type FloatingLayerState, useFloatingLayer } from '../foundations/overlay/useFloatingLayer.tsx'

type Setup = {
  /** Disabled or read-only: the list never opens. */
  isLocked: boolean
  onClosed?: () => void
}

export type ListPopup = { isOpen: boolean; layer: FloatingLayerState; open: () => void; close: () => void }

/** A pop-up as wide as its field that opens below it. */
export const useListPopup = ({ isLocked, onClosed }: Setup): ListPopup => {
  const [wantsOpen, setOpen] = useState(false)
  const isOpen = wantsOpen && !isLocked
  const close = (): void => {
    setOpen(false)
    onClosed?.()
  }
  const layer = useFloatingLayer({ isOpen, onClose: close, matchWidth: true, maxHeight: 360 })
  return { isOpen, layer, close, open: () => setOpen(true) }
}
