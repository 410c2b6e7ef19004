import { useEffect, useState } from 'react'

export type DeskCards = typeof import('./deskCards.ts')

let known: DeskCards | undefined

/** The cards of all modules: they grow with the modules, so that the page stands there first. Undefined until they have come. */
export function useDeskCards(): DeskCards | undefined {
  const [cards, setCards] = useState(known)
  useEffect(() => {
    let isOver = false
    const take = (fetched: DeskCards): void => {
      known = fetched
      if (!isOver) setCards(fetched)
    }
    // Whoever looks after the version hears of files that did not come; the page does without cards until then.
    if (!known) import('./deskCards.ts').then(take, () => undefined)
    return () => {
      isOver = true
    }
  }, [])
  return cards
}
