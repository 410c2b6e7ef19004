/** How opportunities are looked at. */
export const views = ['list', 'board', 'funnel', 'forecast'] as const
export type OppsView = (typeof views)[number]

/** The address's name for the view; without it the list is shown. */
export const viewName = 'view'

export const viewIn = (search: URLSearchParams): OppsView => views.find((view) => view === search.get(viewName)) ?? 'list'
