/** The address's name for how records are looked at; without it the list is shown. */
export const viewName = 'view'

/** The view that an address asks for. */
export const viewIn = <View extends string>(search: URLSearchParams, views: readonly View[]): View | 'list' =>
  views.find((view) => view === search.get(viewName)) ?? 'list'
