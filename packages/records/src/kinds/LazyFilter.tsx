import { lazyPart } from '@bip/design-system'

/** The filter of a field's kind; loaded when the first filter opens, so that lists begin without calendars and pickers. */
export const LazyFilter = lazyPart(() => import('./FieldFilter.tsx').then(({ FieldFilter }) => FieldFilter))
