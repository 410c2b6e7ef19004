import { type RefObject, useEffect, useState } from 'react'

/** So far beyond the part on show things are made ready, so that whoever scrolls does not wait. */
const ahead = '400px'

/** Whether an element has come near the part of the page on show; once it has, it stays so. */
export function useSeen(ref: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || isSeen) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: ahead },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, isSeen])
  return isSeen
}
