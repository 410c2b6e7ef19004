import { useState } from 'react'
import { useHost } from '../host/RecordsProvider.tsx'

/** A text that outlives the page until it is stored or emptied. */
export function useCommentDraft(key: string, start: string): readonly [string, (text: string) => void] {
  const { drafts = window.sessionStorage, userId = '' } = useHost()
  const name = `comment ${userId} ${key}`
  const [text, setText] = useState(() => drafts.getItem(name) ?? start)
  const keep = (next: string): void => {
    setText(next)
    try {
      if (next === '' || next === start) drafts.removeItem(name)
      else drafts.setItem(name, next)
    } catch {
      // A full or forbidden storage: the text lives as long as the page.
    }
  }
  return [text, keep]
}
