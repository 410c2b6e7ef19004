import {
  BookA,
  BookOpen,
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
  Mail,
  Network,
  Package,
  Play,
  Send,
  Settings,
  Shield,
  ShieldCheck,
  ShoppingCart,
  Stamp,
  Truck,
  User,
} from '@bip/design-system/icons'
import type { ReactNode } from 'react'

/** The icons that menus may name; a name that is not here is shown as a ring. */
const icons: Record<string, LucideIcon> = {
  'book-a': BookA,
  'book-open': BookOpen,
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
  mail: Mail,
  network: Network,
  package: Package,
  play: Play,
  send: Send,
  settings: Settings,
  shield: Shield,
  'shield-check': ShieldCheck,
  'shopping-cart': ShoppingCart,
  stamp: Stamp,
  truck: Truck,
  user: User,
}

export function menuIcon(name: string): ReactNode {
  const Icon = icons[name] ?? Circle
  return <Icon size={16} />
}
