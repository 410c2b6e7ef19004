let sheet: CSSStyleSheet | null = null
let known = 0

const ownSheet = (): CSSStyleSheet | null => {
  if (sheet?.ownerNode?.isConnected) return sheet
  const element = document.createElement('style')
  element.dataset.dataTable = ''
  document.head.append(element)
  known = 0
  sheet = element.sheet
  return sheet
}

/** The class of a column's cells, by its number among those shown. */
export const columnClass = (index: number): string => `column-${index}`

/**
 * Sees to it that columns up to this one have a rule, one for all tables of the page, which places their cells by the table's variables.
 * In the style of each cell the same would be worked out for every row anew.
 */
export const placeColumns = (last: number): void => {
  const rules = ownSheet()
  if (!rules) return
  for (; known <= last; known += 1)
    rules.insertRule(`.${columnClass(known)} { left: var(--x${known}); width: var(--w${known}); }`, rules.cssRules.length)
}
