import { useState } from 'react'
import type { LeftSegments } from './SegmentRow.tsx'

type Setup<Shown> = {
  value: string | null
  setValue: (value: string | null) => void
  /** The value as the segments show it; the same object as long as the value is the same. */
  shown: Shown | null
  /** The value that what is shown stands for; null where it is none yet. */
  write: (shown: Shown) => string | null
}

/** Characters of a refused text that are repeated. */
const maxNameLength = 24

/** What stands in the segments, between the value and what is being typed: half of it is no value yet. */
export const useSegmentDraft = <Shown>({ value, setValue, shown: given, write }: Setup<Shown>) => {
  const [draft, setDraft] = useState<{ shown: Shown | null; value: string | null } | null>(null)
  const [isUnfinished, setUnfinished] = useState(false)
  const [refused, setRefused] = useState<{ text: string; value: string | null } | null>(null)
  const [round, setRound] = useState(0)
  // A value that came from elsewhere meanwhile (a reset, the calendar) wins over the draft.
  const shown = draft && draft.value === value ? draft.shown : given

  const put = (next: Shown | null): void => {
    const written = next === null ? null : write(next)
    setDraft({ shown: next, value: written })
    setUnfinished(false)
    setRefused(null)
    if (written !== value) setValue(written)
  }
  const restart = (): void => {
    setDraft(null)
    setUnfinished(false)
    setRefused(null)
    setRound(round + 1)
  }

  return {
    /** For the segments. */
    shown,
    isUnfinished,
    /** Text that was pasted or typed and is no value, until something else is done; '' for none. */
    refused: refused && refused.value === value ? refused.text : '',
    put,
    /** Takes what was pasted, read as a value, or keeps the text to be named where that is null. */
    paste: (text: string, read: Shown | null): void => {
      if (read !== null) put(read)
      else setRefused({ text: text.trim().slice(0, maxNameLength), value })
    },
    /** Changes when the segments must begin anew: a key for them. */
    round,
    /** Forgets what was typed. */
    restart,
    clear: (): void => {
      restart()
      if (value !== null) setValue(null)
    },
    /** The focus left: parts without the rest, and parts that fit no calendar, are kept to be mended, and are no value. */
    leave: ({ isUnfinished: isPartial, impossible }: LeftSegments): void => {
      const written = shown === null ? null : write(shown)
      // Beside a value it is clear that the text did not take its place.
      if (value !== null || isPartial) setRefused(null)
      if (impossible) setRefused({ text: impossible, value: null })
      if (isPartial || impossible) {
        setUnfinished(true)
        setDraft({ shown, value: null })
        if (value !== null) setValue(null)
      } else if (shown !== null && written === null) setUnfinished(true)
      else if (shown !== null && written !== value) put(shown)
      else setUnfinished(false)
    },
  }
}
