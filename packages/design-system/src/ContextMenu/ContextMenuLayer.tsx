import { useState } from 'react'
import { FocusScope } from 'react-aria/FocusScope'
import { createPortal } from 'react-dom'
import { FloatingLayer, useFloatingLayer } from '../foundations/overlay/useFloatingLayer.tsx'
import { MenuList, MenuPanel } from '../Menu/MenuList.tsx'
import type { MenuItem } from '../Menu/menuItem.ts'

/** A place in the window, in px. */
export type ContextPoint = { x: number; y: number }

export type ContextMenuLayerProps = {
  point: ContextPoint
  /** Name of the menu for screen readers. */
  label: string
  items: readonly MenuItem[]
  onAction: (key: string) => void
  onClose: () => void
}

/** A menu open at a point, for a list that finds out by itself what was pressed. A speck at the point is its anchor, so that it keeps to the window like every other pop-up. */
export const ContextMenuLayer = ({ point, label, items, onAction, onClose }: ContextMenuLayerProps) => {
  const [speck, setSpeck] = useState<HTMLElement | null>(null)
  return (
    <>
      {createPortal(
        <span
          ref={setSpeck}
          aria-hidden="true"
          style={{ position: 'fixed', insetInlineStart: point.x, insetBlockStart: point.y }}
        />,
        document.body,
      )}
      {speck && <OpenMenu anchor={speck} label={label} items={items} onAction={onAction} onClose={onClose} />}
    </>
  )
}

type OpenMenuProps = Omit<ContextMenuLayerProps, 'point'> & { anchor: HTMLElement }

const OpenMenu = ({ anchor, label, items, onAction, onClose }: OpenMenuProps) => {
  const layer = useFloatingLayer({ isOpen: true, onClose, placement: 'bottom-start', distance: 2, reference: anchor })
  return (
    <FloatingLayer layer={layer}>
      <FocusScope restoreFocus>
        <MenuPanel>
          <MenuList
            aria-label={label}
            items={items}
            onAction={({ key, isChecked }) => {
              if (isChecked === undefined) onClose()
              onAction(key)
            }}
            onClose={onClose}
          />
        </MenuPanel>
      </FocusScope>
    </FloatingLayer>
  )
}
