import type { Label } from '../i18n.ts'

/** Shared by tags, dots, Gantt, charts and walls. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'pending' | 'danger'

/** What a state is called and how it looks. */
export type StateLook = { label: Label; tone: Tone }

/** A state of the record as a whole. */
export type State = StateLook & {
  /** Fields may be edited in it. Default false. */
  editable?: boolean
  /** Records may be removed in it. Default false. */
  removable?: boolean
  /** Records in it are seen by their maker and by who may edit them, however far others reach, as is what was done to them. Default false. */
  private?: boolean
}

/** States by value, in order of life; the first is that of a new record. */
export type States<S = StateLook> = Readonly<Record<string, S>>
