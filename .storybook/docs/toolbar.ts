import { createContext, useContext, useEffect, useState } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import type { DocsContextProps } from 'storybook/internal/types'
import type { Density, Locale, ThemeName } from '../../packages/design-system/src/index.ts'

/** What the toolbar chooses. */
export type Chosen = {
  theme: ThemeName
  density: Density
  locale: Locale
  width: string
  motion: 'full' | 'reduced'
}

export const defaults: Chosen = { theme: 'light', density: 'normal', locale: 'zh-CN', width: 'full', motion: 'full' }

/** Storybook keeps globals untyped; the toolbar offers only these values. */
export const chosenIn = (globals: Readonly<Record<string, unknown>>): Chosen => ({ ...defaults, ...(globals as Partial<Chosen>) })

const ChosenContext = createContext(defaults)

export const ChosenProvider = ChosenContext.Provider

export const useChosen = (): Chosen => useContext(ChosenContext)

/** The toolbar's choice on a page of documentation, followed. */
export const useToolbar = (context: DocsContextProps): Chosen => {
  const [chosen, setChosen] = useState(() => {
    const [story] = context.componentStories()
    return chosenIn(story ? context.getStoryContext(story).userGlobals : {})
  })
  useEffect(() => {
    const hear = ({ userGlobals }: { userGlobals: Record<string, unknown> }) => setChosen(chosenIn(userGlobals))
    context.channel.on(GLOBALS_UPDATED, hear)
    return () => context.channel.off(GLOBALS_UPDATED, hear)
  }, [context])
  return chosen
}

/** The address of one story alone, as the toolbar stands. */
export const storyAddress = (id: string, { theme, density, locale, motion }: Chosen): string =>
  `iframe.html?${new URLSearchParams({
    id,
    viewMode: 'story',
    globals: `theme:${theme};density:${density};locale:${locale};motion:${motion}`,
  })}`
