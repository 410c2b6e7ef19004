import {
  Boxes,
  Building2,
  CalendarOff,
  CheckCheck,
  Circle,
  Contact,
  Factory,
  Handshake,
  Inbox,
  Landmark,
  LayoutDashboard,
  type LucideIcon,
  Network,
  Package,
  Play,
  Send,
  Settings,
  ShoppingCart,
  Stamp,
  Truck,
  User,
} from '@bip/design-system/icons'
import type { ReactNode } from 'react'

/** The icons that menus may name; a name that is not here is shown as a ring. */
const icons: Record<string, LucideIcon> = {
  boxes: Boxes,
  'building-2': Building2,
  'calendar-off': CalendarOff,
  'check-check': CheckCheck,
  contact: Contact,
  factory: Factory,
  handshake: Handshake,
  inbox: Inbox,
  landmark: Landmark,
  'layout-dashboard': LayoutDashboard,
  network: Network,
  package: Package,
  play: Play,
  send: Send,
  settings: Settings,
  'shopping-cart': ShoppingCart,
  stamp: Stamp,
  truck: Truck,
  user: User,
}

export function menuIcon(name: string): ReactNode {
  const Icon = icons[name] ?? Circle
  return <Icon size={16} />
}
