/** The address's name for how records are looked at; without it the first view is shown, mostly the list. */
export const viewName = 'view'

/** The view that an address asks for. */
export const viewIn = <View extends string, First extends string = 'list'>(
  search: URLSearchParams,
  views: readonly View[],
  first: First = 'list' as First,
): View | First => views.find((view) => view === search.get(viewName)) ?? first
