import { type RefObject, useRef, useState } from 'react'

export type TaskComment = {
  value: string
  /** It was asked for and is not there. */
  isMissing: boolean
  inputRef: RefObject<HTMLTextAreaElement | null>
  change: (value: string) => void
  /** Says that it is missing and takes the focus there. */
  demand: () => void
}

/** What the reader writes beside a decision. */
export function useComment(): TaskComment {
  const [value, setValue] = useState('')
  const [isMissing, setMissing] = useState(false)
  const inputRef = useRef<HTMLTextAreaElement>(null)
  const change = (next: string): void => {
    setValue(next)
    setMissing(false)
  }
  const demand = (): void => {
    setMissing(true)
    inputRef.current?.focus()
  }
  return { value, isMissing, inputRef, change, demand }
}
