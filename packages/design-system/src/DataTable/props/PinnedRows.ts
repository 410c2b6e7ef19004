/** Rows that stay in sight: under the headers, and below the others. */
export type PinnedRows<T> = { top?: readonly T[]; bottom?: readonly T[] }
