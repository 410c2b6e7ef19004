import { type CardReader, filtersFor, type Language, type ReadyView, say } from '@bip/contract'
import { cards, queries } from '@bip/contract/resources'

/** What a list can be asked from the start: what a query declares, and what cards of the workbench show of it; figures are none. */
export const readyViews = (list: string, language: Language, reader: CardReader): ReadyView[] =>
  [...(queries[list]?.views ?? []), ...cards.filter(({ resource, bars }) => resource === list && !bars)].map((question) => ({
    key: question.key,
    name: say(question.label, language),
    question: new URLSearchParams({
      ...filtersFor(question, reader),
      ...(question.sort && { sort: question.sort }),
    }).toString(),
  }))
