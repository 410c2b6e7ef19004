/** A record that may be picked: what is stored, what is shown, and what tells it from its namesakes. */
export type PickerChoice = {
  id: string
  label: string
  /** A second, quieter line: a code, a department. */
  note?: string
}

/** What became of codes: the records they name, and those that name none or more than one. */
export type ResolvedCodes = {
  found: readonly PickerChoice[]
  missing: readonly string[]
  ambiguous: readonly string[]
}

/** Finds the records of pasted or scanned codes, at most 5 000 at once. */
export type ResolveCodes = (codes: readonly string[]) => Promise<ResolvedCodes>

/** Where a picker's records come from. The pickers know neither the gateway nor the resources. */
export type PickerAdapter = {
  /** The records that match a text, '' for the first ones; gives up when the signal says so. */
  search: (text: string, signal: AbortSignal) => Promise<readonly PickerChoice[]>
  /** The records of these ids; an id that no longer exists is left out. */
  lookup: (ids: readonly string[]) => Promise<readonly PickerChoice[]>
  /** Default: codes cannot be pasted. */
  resolve?: ResolveCodes
}
