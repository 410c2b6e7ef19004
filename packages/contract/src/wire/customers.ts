/** Calls of customers beside those of their resource. */
export const customerCalls = {
  /** GET `fullname`, `taxNumber`, `website` as far as typed, `exceptId`: at most five customers that may be the same, as `SimilarCustomer[]`. */
  similar: '/blade-bip/plus/customer/similar',
  /** GET `fromId`, `intoId`: what a merge would move, as `MergePreview`. */
  mergePreview: '/blade-bip/plus/customer/merge-preview',
  /** POST `MergeRequest`: answers the record that stays. */
  merge: '/blade-bip/plus/customer/merge',
} as const

/** What two customers have in common. */
export type SimilarBy = 'name' | 'taxNumber' | 'webDomain'

/** A customer that may be the one that somebody is about to enter. Of those beyond the reader's reach the name alone is told. */
export type SimilarCustomer = {
  name: string
  by: SimilarBy[]
  /** Absent beyond the reader's reach. */
  open?: { id: string; code: string; ownerName: string; isInPool: boolean }
}

/** How many records of each kind would move, by the key of their resource. */
export type MergePreview = { moves: { resource: string; count: number }[] }

export type MergeRequest = {
  /** The customer that becomes part of the other. */
  fromId: string
  intoId: string
  /** Fields whose value the one that goes gives to the one that stays. */
  takes: readonly string[]
  /** Versions of both as the reader saw them. */
  versions: { from: number; into: number }
}
