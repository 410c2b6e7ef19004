import type { ScreenSlots } from './screen.tsx'

/** Screens that stand in the place of generated ones of resources no module names, by key; the code generator adds its own. */
export const ownScreens: Readonly<Record<string, ScreenSlots>> = {
  // Each is loaded when it opens.
}
