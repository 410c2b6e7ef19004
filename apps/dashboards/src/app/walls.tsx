import type { Settings } from '@bip/contract'
import { type ComponentType, lazy } from 'react'
import type { WallText } from '../locales/zh-CN.ts'

/** What a wall's screen is given. It asks for its own rows, and again while it is shown. */
export type WallProps = { settings: Pick<Settings, 'timeZone'> }

export type WallName = keyof WallText['walls']['names']

type Wall = {
  /** Below `/dashboard`, as the platform spells it. */
  path: string
  name: WallName
  /** Absent for a wall that is not built yet. */
  Screen?: ComponentType<WallProps>
}

/** Every wall: a new one is a line here, a folder with its screen, and stories. */
export const walls: readonly Wall[] = [
  {
    path: 'shipping',
    name: 'shipping',
    Screen: lazy(() => import('../shipping/ShippingPage.tsx').then(({ ShippingPage }) => ({ default: ShippingPage }))),
  },
  { path: 'projectSchedule', name: 'projectSchedule' },
  { path: 'floorboard/index', name: 'floorboard' },
  { path: 'assemblyboard', name: 'assemblyboard' },
  { path: 'onSitePlan', name: 'onSitePlan' },
  { path: 'humanResources/index', name: 'humanResources' },
  { path: 'suppliersdownload/suppliersdownload', name: 'suppliersdownload' },
  { path: 'commandRoom/index', name: 'commandRoom' },
]

export const wallOf = (path: string): Wall | undefined => walls.find((wall) => wall.path === path)
