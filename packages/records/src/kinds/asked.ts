import type { Field, Kind } from '@bip/contract'

/** Kinds whose values no filter asks for: they are no single words or figures. */
const unasked = ['file', 'lines'] as const satisfies readonly Kind[]
export type UnaskedKind = (typeof unasked)[number]

/** Whether there is a filter for a field's kind; known before the filters themselves are fetched. */
export const canAskFor = (field: Field): boolean => !unasked.some((kind) => kind === field.kind)
