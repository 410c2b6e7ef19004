import type { Placement } from '@floating-ui/react'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { FocusScope } from 'react-aria/FocusScope'
import { useControlledState } from 'react-stately/useControlledState'
import { guarded } from '../CatchErrors/guarded.tsx'
import { cloneTrigger, type TriggerElement } from '../foundations/overlay/trigger.ts'
import { FloatingLayer, useFloatingLayer } from '../foundations/overlay/useFloatingLayer.tsx'
import { warnNoElement } from '../foundations/warnShape.ts'
import { warnUnknownPlacement } from '../foundations/warnUnknown.ts'
import { Head } from './Menu.styles.ts'
import { MenuList, MenuPanel } from './MenuList.tsx'
import type { MenuAction, MenuItem } from './menuItem.ts'

export type MenuProps = {
  /** The button that opens it. */
  trigger: TriggerElement
  /** Actions, choices, boxes to tick, groups, dividers and sub menus. */
  items: readonly MenuItem[]
  /** Called with the key of the action chosen, also of one in a sub menu. */
  onAction: (key: string) => void
  /** Name of the menu for screen readers; default the name of its button. */
  label?: string
  /** Stands above the items: whose menu it is. */
  header?: ReactNode
  /** Default 'bottom-start'. */
  placement?: Placement
  isOpen?: boolean
  /** Default false. */
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/** A list of actions behind a button; arrows, Home, End and letters move, Enter and Space act, the right arrow opens a sub menu, Escape closes. */
export const Menu = (props: MenuProps) => {
  const { trigger, items, onAction, label, header, placement, isOpen: controlled, defaultOpen = false, onOpenChange } = props
  if (import.meta.env.DEV) warnNoElement('Menu', 'trigger', trigger)
  if (import.meta.env.DEV) warnUnknownPlacement('Menu', placement)
  const id = useId()
  const triggerId = useId()
  const button = useRef<HTMLElement>(null)
  const [startsAt, setStartsAt] = useState<'first' | 'last'>('first')
  const [isOpen, setOpen] = useControlledState(controlled, defaultOpen, onOpenChange)
  const close = () => setOpen(false)
  const layer = useFloatingLayer({ isOpen, onClose: close, placement })

  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setStartsAt(event.key === 'ArrowDown' ? 'first' : 'last')
    setOpen(true)
  }

  const act = ({ key, isChecked }: MenuAction) => {
    if (isChecked === undefined) close()
    onAction(key)
  }

  return (
    <>
      {cloneTrigger(trigger, {
        ref: (element: HTMLElement | null) => {
          button.current = element
          layer.anchorRef(element)
        },
        id: triggerId,
        onPress: () => {
          setStartsAt('first')
          setOpen(!isOpen)
        },
        onKeyDown: openByArrow,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
      })}
      <FloatingLayer layer={layer}>
        <FocusScope restoreFocus>
          <MenuPanel>
            {header && <Head>{guarded(header)}</Head>}
            <MenuList
              id={id}
              items={items}
              startsAt={startsAt}
              onAction={act}
              onClose={close}
              {...(label ? { 'aria-label': label } : { 'aria-labelledby': triggerId })}
            />
          </MenuPanel>
        </FocusScope>
      </FloatingLayer>
    </>
  )
}
