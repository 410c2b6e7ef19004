/** Every wall by the path below `/dashboard`, as the platform spells it. */
export const walls = [
  { path: 'shipping', name: 'shipping' },
  { path: 'projectSchedule', name: 'projectSchedule' },
  { path: 'floorboard/index', name: 'floorboard' },
  { path: 'assemblyboard', name: 'assemblyboard' },
  { path: 'onSitePlan', name: 'onSitePlan' },
  { path: 'humanResources/index', name: 'humanResources' },
  { path: 'suppliersdownload/suppliersdownload', name: 'suppliersdownload' },
  { path: 'commandRoom/index', name: 'commandRoom' },
] as const

type Wall = (typeof walls)[number]
/** A wall that is not built yet. */
export type PendingName = Exclude<Wall['name'], 'shipping'>

export const wallOf = (path: string): Wall | undefined => walls.find((wall) => wall.path === path)
