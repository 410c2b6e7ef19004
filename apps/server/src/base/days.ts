const dayLength = 86_400_000
const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** The day (`YYYY-MM-DD`) so many days after another one, before it where they are negative. */
export const addDays = (day: string, days: number): string =>
  new Date(midnight(day) + days * dayLength).toISOString().slice(0, 10)

/** How many days (`YYYY-MM-DD`) it is from one to another; negative where that is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((midnight(to) - midnight(from)) / dayLength)
