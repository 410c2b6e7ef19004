import { createElement, Fragment, type ReactNode } from 'react'

/** What several features draw, each always in the same place; undefined where none draws anything. */
export const together = (parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts)
