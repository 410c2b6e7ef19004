import { type KeyboardEvent, type MouseEvent, useId, useLayoutEffect, useRef } from 'react'
import { Column, ColumnRoom, ColumnTitle } from './TimePicker.styles.ts'
import { twoFigures } from './times.ts'

type TimeColumnProps = {
  /** Name of the column: hour, minute, second. */
  label: string
  figures: readonly number[]
  chosen: number | null
  isBlocked: (figure: number) => boolean
  onChoose: (figure: number) => void
  /** Takes the focus when it appears. */
  autoFocus: boolean
}

const page = 6

/** Where a key leads in a column; undefined for other keys. */
const indexOfKey = (key: string, from: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return from + 1
  if (key === 'ArrowUp') return from < 0 ? count - 1 : from - 1
  if (key === 'PageDown') return from + page
  if (key === 'PageUp') return from - page
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/** One part of a time as a list: arrow keys change it at once, as they do in the field. */
export const TimeColumn = ({ label, figures, chosen, isBlocked, onChoose, autoFocus }: TimeColumnProps) => {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const wasShown = useRef(false)
  const wantsFocus = useRef(autoFocus)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen is what must be in sight.
  useLayoutEffect(() => {
    const option = list.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    option?.scrollIntoView({ block: wasShown.current ? 'nearest' : 'center' })
    wasShown.current = true
  }, [chosen])
  useLayoutEffect(() => {
    if (wantsFocus.current) list.current?.focus({ preventScroll: true })
    wantsFocus.current = false
  }, [])

  const choose = (figure: number | undefined): void => {
    if (figure !== undefined && figure !== chosen && !isBlocked(figure)) onChoose(figure)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const target = indexOfKey(event.key, chosen === null ? -1 : figures.indexOf(chosen), figures.length)
    if (target === undefined) return
    event.preventDefault()
    const open = figures.map((figure, index) => (isBlocked(figure) ? -1 : index)).filter((index) => index >= 0)
    // What is blocked is stepped over, and the ends hold.
    const isBack = event.key === 'ArrowUp' || event.key === 'PageUp' || event.key === 'End'
    const next = isBack
      ? (open.findLast((index) => index <= target) ?? open[0])
      : (open.find((index) => index >= target) ?? open.at(-1))
    if (next !== undefined) choose(figures[next])
  }
  const onClick = (event: MouseEvent): void => {
    const option = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-figure]') : null
    if (option) choose(Number(option.dataset.figure))
  }
  const chosenId = chosen === null ? undefined : `${id}-${chosen}`

  return (
    <ColumnRoom>
      <ColumnTitle aria-hidden="true">{label}</ColumnTitle>
      <Column
        ref={list}
        role="listbox"
        aria-label={label}
        aria-activedescendant={chosenId}
        tabIndex={0}
        data-column=""
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        {figures.map((figure) => (
          // The list has the focus and points here by aria-activedescendant.
          // biome-ignore lint/a11y/useFocusableInteractive: as above.
          <div
            key={figure}
            id={`${id}-${figure}`}
            role="option"
            aria-selected={figure === chosen}
            aria-disabled={isBlocked(figure) || undefined}
            data-figure={figure}
          >
            {twoFigures(figure)}
          </div>
        ))}
      </Column>
    </ColumnRoom>
  )
}
