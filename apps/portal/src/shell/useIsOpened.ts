import { useEffect, useState } from 'react'
import { afterPaint } from '../app/afterPaint.ts'

/**
 * Whether a page is to be made: from the frame after its tab, so that whoever pressed sees at once that it opens, however much the page holds. A
 * window behind others has no frames, and makes it at once.
 */
export function useIsOpened(): boolean {
  const [isOpened, setOpened] = useState(document.hidden)
  useEffect(() => afterPaint(() => setOpened(true)), [])
  return isOpened
}
