import { lazyPart } from '@bip/design-system'

/** Fetched with the first condition that is opened: few readers of a list ask for all of its types. */
export const LazySearchControl = lazyPart(() => import('./searchControls.tsx').then((module) => module.SearchControl))
