import { isComposing } from '@bip/design-system'
import type { KeyboardEvent } from 'react'

const focusable =
  'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled), button:not([tabindex="-1"], :disabled), [tabindex="0"]'

/** What in the edited line takes focus by Tab, in order. */
export const stopsOf = (row: Element): HTMLElement[] =>
  [...row.querySelectorAll<HTMLElement>('[data-editable]')].flatMap((cell) => [...cell.querySelectorAll<HTMLElement>(focusable)])

export type LineKeyActions = {
  /** Goes to a line, adding one where there is none below; the cell of `key`, or the first or last one. */
  go: (row: number, cell: { key: string | undefined } | 'first' | 'last') => void
  duplicate: (row: number) => void
  remove: (row: number) => void
}

/** Keys of the lines: Enter goes down a line, Tab past the last cell to the next line, both adding one at the end. */
export const lineKeys =
  ({ go, duplicate, remove }: LineKeyActions) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const { target, currentTarget, key } = event
    if (!(target instanceof HTMLElement) || !currentTarget.contains(target) || isComposing(event)) return
    const row = target.closest<HTMLElement>('tr[data-line]')
    if (!row || event.altKey) return
    const at = Number(row.dataset.line)
    const act = (action: () => void): void => {
      event.preventDefault()
      action()
    }

    if (event.ctrlKey || event.metaKey) {
      if (key.toLowerCase() === 'd') act(() => duplicate(at))
      else if (key === 'Backspace' || key === 'Delete') act(() => remove(at))
      return
    }
    if (event.defaultPrevented) return
    if (key === 'Enter') {
      const cell = target.closest<HTMLElement>('[data-cell]')?.dataset.cell
      act(() => go(at + (event.shiftKey ? -1 : 1), { key: cell }))
    } else if (key === 'Tab') {
      const stops = stopsOf(row)
      if (!event.shiftKey && target === stops.at(-1)) act(() => go(at + 1, 'first'))
      else if (event.shiftKey && target === stops[0] && at > 0) act(() => go(at - 1, 'last'))
    }
  }
