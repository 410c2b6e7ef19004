/** What a field shows of the process that a record went through last: how it stands, at which step it waits, and for whom. */
export const flowParts = ['status', 'step', 'people'] as const
export type FlowPart = (typeof flowParts)[number]
