import { type CSSProperties, memo, useMemo, useRef } from 'react'
import { List } from './OptionList.styles.ts'
import { OptionRow } from './OptionRow.tsx'
import type { Option } from './option.ts'
import { type ActiveOption, useActiveIndex } from './useActiveOption.ts'
import { useOptionWindow } from './useOptionWindow.ts'

export type OptionListProps = {
  id: string
  /** Name of the list for screen readers. */
  label: string
  options: readonly Option[]
  /** The chosen options' values. */
  chosen: ReadonlySet<string>
  active: ActiveOption
  /** What was searched for; another query begins at the top. Default ''. */
  query?: string
  /** Shows boxes to tick instead of one tick at the end. Default false. */
  isMultiple?: boolean
  /** The option that makes a new one. */
  entry?: Option | null
  /** That option is at work. Default false. */
  isCreating?: boolean
}

/** Lists up to here are rendered whole, so that the pop-up can be as wide as its longest label. */
const windowedFrom = 100
const viewportHeight = 280

/** Id of an option's element, for aria-activedescendant. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`

/** The list box in a pop-up; renders only the rows near its viewport when it is long. What happens to its rows, the pop-up hears. */
export const OptionList = memo((props: OptionListProps) => {
  const { id, label, options, chosen, active, query = '', isMultiple = false, entry, isCreating = false } = props
  const scroller = useRef<HTMLDivElement>(null)
  const activeIndex = useActiveIndex(active)
  const rowHeight = useMemo(() => (options.some((option) => option.description) ? 44 : 32), [options])
  // A list that was long stays as it is while its answers get fewer: its width does not follow each letter typed.
  const isLong = useRef(false)
  isLong.current ||= options.length > windowedFrom
  const count = options.length
  const { from, to, onScroll } = useOptionWindow({
    scroller,
    count,
    rowHeight,
    viewportHeight,
    isWindowed: isLong.current,
    activeIndex,
    isPointed: active.isPointed,
    query,
  })

  // The focus stays on the field and points at this one, so it is in the page also where the wheel has left it behind.
  const isAbove = activeIndex >= 0 && activeIndex < from
  const isBelow = activeIndex >= to && activeIndex < count

  const room = (rows: number) => rows > 0 && <div style={{ height: rows * rowHeight }} role="presentation" />
  const row = (index: number) => {
    const option = options[index]
    return (
      option && (
        <OptionRow
          // By place, so that an answer to another query changes texts instead of making new elements; rows keep no state.
          key={index}
          id={optionId(id, index)}
          option={option}
          index={index}
          count={count}
          isActive={index === activeIndex}
          isSelected={chosen.has(option.value)}
          isMultiple={isMultiple}
          isCreating={option === entry ? isCreating : undefined}
        />
      )
    )
  }

  // A custom property, which CSSProperties does not know.
  const style = {
    '--option-row': `${rowHeight}px`,
    maxHeight: viewportHeight,
    minWidth: isLong.current ? 280 : undefined,
  } as CSSProperties

  return (
    <List
      ref={scroller}
      id={id}
      role="listbox"
      aria-label={label}
      aria-multiselectable={isMultiple || undefined}
      tabIndex={-1}
      style={style}
      onScroll={onScroll}
    >
      {isAbove && (
        <>
          {room(activeIndex)}
          {row(activeIndex)}
        </>
      )}
      {room(isAbove ? from - activeIndex - 1 : from)}
      {options.slice(from, to).map((_, offset) => row(from + offset))}
      {room(isBelow ? activeIndex - to : count - to)}
      {isBelow && (
        <>
          {row(activeIndex)}
          {room(count - activeIndex - 1)}
        </>
      )}
    </List>
  )
})
