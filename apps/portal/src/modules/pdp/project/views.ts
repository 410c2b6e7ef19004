/** How projects are looked at. */
export const views = ['list', 'portfolio', 'board'] as const
export type ProjectView = (typeof views)[number]

/** What the portfolio is grouped by. */
export const groupings = ['none', 'health', 'phase', 'managerId', 'deptId'] as const
export type Grouping = (typeof groupings)[number]

/** The address's name for it; without it the portfolio is not grouped. */
export const groupName = 'group'

export const groupIn = (search: URLSearchParams): Grouping => groupings.find((one) => one === search.get(groupName)) ?? 'none'
