/** How candidates are looked at. */
export const views = ['panels', 'list'] as const
