import { useMedia } from '../foundations/useMedia.ts'

/** Whether the window has room for little more than one column, as a phone held upright. */
export const useIsNarrow = (): boolean => useMedia('(max-width: 640px)')
