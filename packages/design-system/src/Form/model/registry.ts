import { focusFirstIn } from '../../Field/focus.ts'
import type { FieldEntry } from './fieldEntry.ts'

/** Sent up from a field that is about to be focused; what hides it (a folded section, a tab) shows it at once. */
export const revealEvent = 'bip:reveal'

const inPageOrder = (a: FieldEntry, b: FieldEntry): number => {
  if (!a.root || !b.root) return 0
  return a.root.compareDocumentPosition(b.root) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

/** The fields that the test picks, in the order of the page. */
export const fieldsWhere = (
  fields: ReadonlyMap<string, FieldEntry>,
  test: (field: FieldEntry) => boolean,
): readonly FieldEntry[] => [...fields.values()].filter(test).sort(inPageOrder)

/** The first control below the element in which something stands that is no value yet: an unreadable number, half a date. */
export const unfinishedIn = (element: ParentNode): HTMLElement | undefined =>
  [...element.querySelectorAll<HTMLInputElement>('input, textarea, button')].find(({ validity }) => validity.customError)

/** Shows an element that may lie in something folded or not yet made, and focuses it. */
export const revealAndFocus = (element: HTMLElement | null | undefined): void => {
  if (!element) return
  element.dispatchEvent(new CustomEvent(revealEvent, { bubbles: true }))
  focusFirstIn(element)
  element.scrollIntoView({ block: 'nearest' })
}
