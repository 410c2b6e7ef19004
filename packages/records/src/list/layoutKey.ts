/** Under which key the columns of a list are kept: the whole list of a resource, or one within a page, by the fields that the page fixes there. */
export const layoutKey = (resource: string, under: readonly string[] | null, userId: string): string =>
  `bip-layout-${resource}${under ? `-under-${[...under].sort().join('+')}` : ''}-${userId}`
