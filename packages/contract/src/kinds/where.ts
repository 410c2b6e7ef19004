/** What a field of the records to choose from must hold: what another field of this record holds, or one of some values. */
export type Wanted = { field: string } | { in: readonly string[] }
/**
 * Which records may be chosen, by their fields: the contacts of the chosen customer are `{ customerId: { field: 'customerId' } }`. In a line
 * a field of the line is meant, else one of the document. What the other field does not hold yet asks nothing.
 */
export type Where = Readonly<Record<string, Wanted>>
