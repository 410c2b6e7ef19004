const focusable =
  'input:not([type="hidden"], [hidden], :disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), [tabindex="0"], [contenteditable="true"]'

/** Focuses the element itself when it can take focus, else the first thing inside that can. Returns whether anything did. */
export const focusFirstIn = (element: HTMLElement): boolean => {
  const target = element.matches(focusable) ? element : element.querySelector<HTMLElement>(focusable)
  target?.focus()
  return target !== null && target !== undefined && document.activeElement === target
}
