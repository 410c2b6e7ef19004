import type { KeyboardEvent, MouseEvent } from 'react'
import type { CellPlace } from '../model/cellPlace.ts'
import { isControl } from '../view/isControl.ts'
import type { Contribution } from './Contribution.ts'
import type { Table } from './Table.ts'

/** Hands presses on lines, by the mouse or by Enter, to the first feature that does something with them. */
export const pressesOf = <T>({ view, options }: Table<T>, contributions: readonly Contribution<T>[]) => {
  const press = (place: number, event: MouseEvent | KeyboardEvent, target: Element | null): boolean => {
    const line = view.lineAt(place)
    const isRepeated = target !== null && 'detail' in event && event.detail > 1 && options.onRowDoublePress !== undefined
    return line !== undefined && contributions.some((one) => one.press?.({ line, place, event, target, isRepeated }))
  }
  return {
    key: (event: KeyboardEvent, { place }: CellPlace): boolean => press(place, event, null),
    onClick: (event: MouseEvent<HTMLElement>): void => {
      const target = event.target as Element // Clicks reach elements only.
      if (isControl(target) || window.getSelection()?.isCollapsed === false) return
      press(view.slotOf(target)?.place ?? -1, event, target)
    },
  }
}
