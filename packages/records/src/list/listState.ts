import { type Core, type ListQuestion, normaliseQuestion, questionFromUrl, questionToUrl } from '@bip/contract'
import type { ColumnLayout } from '@bip/design-system'
import { fieldOf } from '../fields/fieldOf.ts'
import { readLayout } from './readLayout.ts'

type ListState = { question: ListQuestion; layout: ColumnLayout }

const sorted = <T>(entries: Readonly<Record<string, T>> | undefined): Record<string, T> | undefined => {
  const pairs = Object.entries(entries ?? {}).sort(([one], [other]) => (one < other ? -1 : 1))
  return pairs.length > 0 ? Object.fromEntries(pairs) : undefined
}

/** What a list shows, without the page, in one text; the same for the same state, however it came about. */
export const writeState = ({ question, layout }: ListState, usualSize?: number): string =>
  JSON.stringify({
    question: questionToUrl({ ...question, current: undefined }, usualSize).toString(),
    layout: {
      order: layout.order?.length ? layout.order : undefined,
      widths: sorted(layout.widths),
      shown: sorted(layout.shown),
      pins: sorted(layout.pins),
    },
  })

/** Reads a written state; what is not one shows the list as it is by itself. */
export const readState = (core: Core, text: string): ListState => {
  try {
    const { question = '', layout = {} } = JSON.parse(text)
    const asked = questionFromUrl(
      new URLSearchParams(String(question)),
      (key) => fieldOf(core, key) !== undefined,
      core.list.size,
    )
    return { question: asked, layout: readLayout(layout) }
  } catch {
    return { question: {}, layout: {} }
  }
}

/** The list as it is by itself. */
export const standardState = writeState({ question: {}, layout: {} })

/** Whether an address says nothing of what the list is to show. */
export const asksNothing = (question: ListQuestion, usualSize?: number): boolean =>
  Object.keys(normaliseQuestion(question, usualSize)).length === 0
