import { lazy } from 'react'

/** The filter of a field's kind; loaded when the first filter opens, so that lists begin without calendars and pickers. */
export const LazyFilter = lazy(() => import('./FieldFilter.tsx').then(({ FieldFilter }) => ({ default: FieldFilter })))
