/** A place of a warehouse as the map draws it. */
export type MapPlace = {
  id: string
  name: string
  /** Where it stands; what has no aisle stands in a field of its own, below all aisles. */
  aisle: string | null
  rack: string | null
  level: string | null
  /** How full it is: 0 is empty, 1 full, above 1 holds more than it may. null holds something and has no limit. */
  share: number | null
  /** Nothing is put there for now. */
  isLocked?: boolean
  /** What lies there, in words: shown at the pointer and read out with its name. */
  detail: string
}

/** Which places are listed and stand out. */
export type PlaceFilter = 'all' | 'free' | 'used' | 'full'

export const fits = ({ share }: MapPlace, filter: PlaceFilter): boolean => {
  if (filter === 'free') return share === 0
  if (filter === 'used') return share !== 0
  return filter === 'all' || (share !== null && share >= 1)
}
