/**
 * Records that belong to a person, who may change, in place of whoever made them: the reaches of roles go by the owner and the owner's
 * department. The server keeps both fields.
 */
export type Ownership<K extends string = string> = {
  /** A field of kind `person`; empty while nobody owns the record. */
  person: K
  /** A server-owned reference to a department: that of the owner. */
  department: K
  /** Records that are open to everybody who may do these operations, such as those of a public pool. */
  open?: { field: K; values: readonly string[]; operations: readonly string[] }
  /** The reference to the record whose owner is the owner of this one; whoever made this one keeps it within reach. */
  from?: K
}
