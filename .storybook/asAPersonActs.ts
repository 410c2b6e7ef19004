import type { Preview } from '@storybook/react-vite'
import { flushSync } from 'react-dom'
import { configure } from 'storybook/test'

/** Runs once a frame has been drawn with what there is now. */
const drawn = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** Nobody acts on what is not drawn yet; a play function would, before any effect of the story has run. */
export const mountDrawn: NonNullable<Preview['mount']> = (context) => async (ui) => {
  if (ui !== undefined) context.originalStoryFn = () => ui
  await context.renderToCanvas()
  if (context.viewMode === 'story') await drawn()
  return context.canvas
}

/**
 * Between two events of a person React draws; between two that a story fires it would not.
 * In development `act` sees to that, which React has not got in the built Storybook.
 */
export const drawAfterEvents = (): void => {
  if (import.meta.env.DEV) return
  configure({ eventWrapper: (fire) => flushSync(fire) })
}
