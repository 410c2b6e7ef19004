/** What a field says of the records that hang under its own: how many there are, or the sum, least or greatest of a field of theirs. */
export type RollUp = {
  /** Key of the resource that hangs under this one. */
  of: string
  op: 'count' | 'sum' | 'min' | 'max'
  /** The field there; none for `count`. */
  field?: string
  /** The reference there that names this record. Default the one by which they hang under it. */
  by?: string
  /** Which of them count, by key of a state, a word or a yes or no: values that are let in. Default all. */
  where?: Readonly<Record<string, readonly string[]>>
}
