/** Why a timeline has an entry: a record was made, some of its fields changed, or somebody did something to the record itself. */
export type TimelineEvent = 'made' | 'changed' | 'done'

/** One line of the timeline of a record. */
export type TimelineEntry = {
  /** Unique on the timeline. */
  id: string
  /** ISO instant. */
  at: string
  event: TimelineEvent
  /** The resource whose record it tells of; that of the timeline's own record where that one was changed. */
  resource: string
  recordId: string
  /** Who did it; empty where the system did. */
  personName: string
  title: string
  /** What else it says, in the caller's words. Of changes: the value now, `before` the one it had. */
  details: readonly { label: string; text: string; before?: string }[]
}

/** A page of a timeline, newest first. */
export type TimelinePage = {
  entries: readonly TimelineEntry[]
  /** Ask with it as `before` for the entries that follow; null at the end. */
  next: string | null
  /** Resources that tell of themselves on this timeline and that the caller may see. */
  resources: readonly string[]
}

export const timelineSize = 30
