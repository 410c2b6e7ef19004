import { focusFirstIn } from '../Field/focus.ts'

export type RegisteredField = { name: string; label: string; sectionId: string | null; root: HTMLElement | null }

/** Sent up from a field that is about to be focused; what hides it (a folded section, a tab) shows it at once. */
export const revealEvent = 'bip:reveal'

/** The fields of a form with their labels and elements, in the order in which they appeared. */
export type FieldRegistry = Map<string, RegisteredField>

const inPageOrder = (a: RegisteredField, b: RegisteredField): number => {
  if (!a.root || !b.root) return 0
  return a.root.compareDocumentPosition(b.root) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

/** The fields that the test picks, in the order of the page. */
export const fieldsWhere = (registry: FieldRegistry, test: (field: RegisteredField) => boolean): RegisteredField[] =>
  [...registry.values()].filter(test).sort(inPageOrder)

/** Shows an element that may lie in something folded, and focuses it. */
export const revealAndFocus = (element: HTMLElement | null | undefined): void => {
  if (!element) return
  element.dispatchEvent(new CustomEvent(revealEvent, { bubbles: true }))
  focusFirstIn(element)
  element.scrollIntoView({ block: 'nearest' })
}
