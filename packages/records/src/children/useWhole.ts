import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** Milliseconds that printing waits for what is still being loaded. */
const maxWait = 5000
const lookEvery = 50

/**
 * Whether somebody needs the whole of a page that otherwise loads what is seen: to find words in it, or to print it. `root` holds all that
 * loads; it is printed when nothing in it is busy any more.
 */
export function useWhole(root: RefObject<Element | null>): boolean {
  const [isWhole, setWhole] = useState(false)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // A page may be kept behind another one, whose keys these are.
    if (!root.current?.checkVisibility()) return
    const key = event.key.toLowerCase()
    const isChord = event.ctrlKey || event.metaKey
    if (key === 'f3' || (isChord && key === 'f')) setWhole(true)
    if (!isChord || key !== 'p' || event.shiftKey || event.altKey || isWhole) return
    // The browser would print at once, before anything more could come.
    event.preventDefault()
    setWhole(true)
    void settled(root).then(() => window.print())
  })
  useEffect(() => {
    const showAll = () => setWhole(true)
    window.addEventListener('keydown', onKey)
    window.addEventListener('beforeprint', showAll)
    return () => {
      window.removeEventListener('keydown', onKey)
      window.removeEventListener('beforeprint', showAll)
    }
  }, [])
  return isWhole
}

async function settled(root: RefObject<Element | null>): Promise<void> {
  const end = performance.now() + maxWait
  const isBusy = () => root.current?.querySelector('[aria-busy="true"]') !== null
  do await new Promise((resolve) => setTimeout(resolve, lookEvery))
  while (isBusy() && performance.now() < end)
}
