import {
  ArrowRightLeft,
  Ban,
  CalendarClock,
  Check,
  CheckCheck,
  CircleStop,
  Copy,
  FileOutput,
  KeyRound,
  LockOpen,
  type LucideIcon,
  Pin,
  PinOff,
  Play,
  Printer,
  RotateCcw,
  Send,
  ShieldCheck,
  Stamp,
  Undo2,
  UserCheck,
  X,
} from '@bip/design-system/icons'
import type { ReactNode } from 'react'

/** The icons that actions name in the contract; only those listed reach the bundle. */
const icons: Readonly<Record<string, LucideIcon>> = {
  'arrow-right-left': ArrowRightLeft,
  ban: Ban,
  'calendar-clock': CalendarClock,
  check: Check,
  'check-check': CheckCheck,
  'circle-stop': CircleStop,
  copy: Copy,
  make: FileOutput,
  'key-round': KeyRound,
  'lock-open': LockOpen,
  pin: Pin,
  'pin-off': PinOff,
  play: Play,
  printer: Printer,
  'rotate-ccw': RotateCcw,
  send: Send,
  'shield-check': ShieldCheck,
  stamp: Stamp,
  undo: Undo2,
  'user-check': UserCheck,
  x: X,
}

/** Whether there is an icon of that name. */
export const hasActionIcon = (name: string): boolean => name in icons

/** The icon of an action, 16 px; nothing for a name that is not listed. */
export const actionIcon = (name: string | undefined): ReactNode => {
  const Icon = name ? icons[name] : undefined
  return Icon && <Icon size={16} aria-hidden />
}
