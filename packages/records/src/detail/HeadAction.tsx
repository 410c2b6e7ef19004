import { Button, type ButtonGroupAction } from '@bip/design-system'
import type { LucideIcon } from '@bip/design-system/icons'
import { createContext, useContext, useEffect, useId, useLayoutEffect, useRef } from 'react'

/** What one can do with a record, as its head offers it. */
export type HeadItem = ButtonGroupAction & {
  run: () => void
  /** A screen adds it, and the record is opened for it more often than to be edited. */
  isFrequent?: boolean
}

/** Takes an item that a screen adds to the head, and answers what takes it away. */
export type HeadRoom = { put: (item: HeadItem) => void; remove: (key: string) => void }

/** Where the items of a screen go; null where they are buttons of their own. */
export const HeadContext = createContext<HeadRoom | null>(null)

export type HeadActionProps = {
  label: string
  Icon: LucideIcon
  isLoading?: boolean
  /** People open the record for it more often than to edit it: on a phone it stands before editing. */
  isFrequent?: boolean
  onPress: () => void
}

/** A button that a screen adds to the head of a record: on a phone it shares the bar and its menu with those of the resource. */
export const HeadAction = ({ label, Icon, isLoading = false, isFrequent = false, onPress }: HeadActionProps) => {
  const room = useContext(HeadContext)
  const key = useId()
  const latest = useRef(onPress)
  useLayoutEffect(() => {
    latest.current = onPress
  })
  useEffect(() => {
    const icon = <Icon size={16} aria-hidden />
    room?.put({ key, label, icon, isLoading, isFrequent, run: () => latest.current() })
  }, [room, key, label, Icon, isLoading, isFrequent])
  useEffect(() => () => room?.remove(key), [room, key])
  if (room) return null
  return (
    <Button icon={<Icon size={16} aria-hidden />} isLoading={isLoading} onPress={onPress}>
      {label}
    </Button>
  )
}
