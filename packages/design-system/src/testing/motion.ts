/** Lets a story move although the tests ask for less motion; returns what undoes it, for `beforeEach`. */
export const allowMotion = (): (() => void) => {
  const real = window.matchMedia
  window.matchMedia = (query) => real.call(window, query.includes('prefers-reduced-motion') ? 'not all' : query)
  return () => {
    window.matchMedia = real
  }
}
