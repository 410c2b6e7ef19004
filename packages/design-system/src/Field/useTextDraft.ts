import { useState } from 'react'

type Setup = {
  value: string | null
  setValue: (value: string | null) => void
  /** The value as the field shows it; '' for none. */
  shown: string
  /** The value that a text stands for; null where it stands for none. */
  read: (text: string) => string | null
}

/** A text between the value and what is being typed; it counts when the focus leaves or Enter is pressed. */
export const useTextDraft = ({ value, setValue, shown, read }: Setup) => {
  const [draft, setDraft] = useState<{ text: string; value: string | null; isUnreadable: boolean } | null>(null)
  // A value that came from elsewhere meanwhile (a reset, the pop-up) wins over what was typed.
  const typed = draft && draft.value === value ? draft : null

  const put = (next: string | null): void => {
    setDraft(null)
    if (next !== value) setValue(next)
  }
  return {
    text: typed?.text ?? shown,
    isUnreadable: typed?.isUnreadable ?? false,
    put,
    type: (text: string): void => setDraft({ text, value, isUnreadable: false }),
    commit: (): void => {
      if (!typed) return
      const text = typed.text.trim()
      const next = read(text)
      if (next !== null || text === '') {
        put(next)
        return
      }
      // Kept to be mended, and no value.
      setDraft({ text: typed.text, value: null, isUnreadable: true })
      if (value !== null) setValue(null)
    },
  }
}

export type TextDraft = ReturnType<typeof useTextDraft>
