/** What locations are made of: so many aisles, racks in each and levels in each of those. */
export type LocationPlan = { prefix?: string | null; aisles: number; racks: number; levels: number }

export type PlannedLocation = { locationName: string; locationAisle: string; locationRack: string; locationLevel: string }

/** So many locations are made in one go. */
export const maxLocations = 10_000

/** How many locations a plan makes. */
export const countLocations = ({ aisles, racks, levels }: LocationPlan): number => aisles * racks * levels

const two = (number: number): string => String(number).padStart(2, '0')

/** The locations of a plan, aisle by aisle; none where the plan is too large, or not whole. The preview and the server make the same. */
export function plannedLocations(plan: LocationPlan): PlannedLocation[] {
  const total = countLocations(plan)
  if (!Number.isInteger(total) || total < 1 || total > maxLocations) return []
  const before = plan.prefix ? `${plan.prefix}-` : ''
  const perAisle = plan.racks * plan.levels
  return Array.from({ length: total }, (_, at) => {
    const locationAisle = two(Math.floor(at / perAisle) + 1)
    const locationRack = two(Math.floor((at % perAisle) / plan.levels) + 1)
    const locationLevel = String((at % plan.levels) + 1)
    return {
      locationName: `${before}${locationAisle}-${locationRack}-${locationLevel}`,
      locationAisle,
      locationRack,
      locationLevel,
    }
  })
}
