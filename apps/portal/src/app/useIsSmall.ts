import { useMedia } from '@bip/design-system'

/** Screens of at most 768 px get the menu in a drawer. */
export const useIsSmall = (): boolean => useMedia('(max-width: 768px)')
