/** How far a review is, as its steps tell it. */
export type ReviewProgress = {
  status: string
  documents: number
  /** Invitations that were sent. */
  invited: number
  /** Marks on drawings, and those that are not closed. */
  marks: number
  openMarks: number
}

/** The steps of a review, in order. */
export const reviewSteps = ['documents', 'invite', 'mark', 'verify', 'conclude', 'minutes'] as const

/** Index of the step that is under way. The minutes are there to be printed for good. */
export function reviewStepOf({ status, documents, invited, marks, openMarks }: ReviewProgress): number {
  if (status === 'concluded') return 5
  if (status === 'preparing') return documents === 0 ? 0 : invited === 0 ? 1 : 2
  if (openMarks > 0) return 3
  return marks === 0 ? 2 : 4
}
