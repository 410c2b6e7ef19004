/** Whether two values say the same, whatever objects carry them. */
export const isSame = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) || (typeof a === 'object' && typeof b === 'object' && a !== null && JSON.stringify(a) === JSON.stringify(b))
