import { type CardReader, filtersFor, type Language, type ReadyView, say } from '@bip/contract'
import { cards } from '@bip/contract/resources'

/** What the cards of the workbench show of a list, as ways to look at the whole of it; figures are none. */
export const readyViews = (list: string, language: Language, reader: CardReader): ReadyView[] =>
  cards
    .filter(({ resource, bars }) => resource === list && !bars)
    .map((card) => ({
      key: card.key,
      name: say(card.label, language),
      question: new URLSearchParams({ ...filtersFor(card, reader), ...(card.sort && { sort: card.sort }) }).toString(),
    }))
