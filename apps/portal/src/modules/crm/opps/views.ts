/** How opportunities are looked at. */
export const views = ['list', 'board', 'funnel', 'forecast'] as const
export type OppsView = (typeof views)[number]
