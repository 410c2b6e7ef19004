import { wallSteps } from './tokens.ts'

/** Calls when the sizes that CSS variables give may be others: with another density, another theme, or a wall on a larger display. Answers how to stop. */
export const followSizes = (changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-density', 'data-theme'] })
  const displays = wallSteps.map(({ lines }) => window.matchMedia(`(min-height: ${lines}px)`))
  for (const display of displays) display.addEventListener('change', changed)
  return () => {
    observer.disconnect()
    for (const display of displays) display.removeEventListener('change', changed)
  }
}
