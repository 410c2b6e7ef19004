/** Lets a story behave as in a narrow window, whatever the room it is tested in; returns what undoes it, for `beforeEach`. Styles stay those of the window. */
export const asNarrow = (): (() => void) => {
  const real = window.matchMedia
  window.matchMedia = (query) => real.call(window, query.includes('max-width') ? 'all' : query)
  return () => {
    window.matchMedia = real
  }
}
