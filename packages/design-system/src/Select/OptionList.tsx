import { Check } from 'lucide-react'
import { type CSSProperties, type MouseEvent, useRef } from 'react'
import { Dot, List, Row, Tick, Words } from './OptionList.styles.ts'
import type { Option } from './option.ts'
import { useOptionWindow } from './useOptionWindow.ts'

export type OptionListProps = {
  id: string
  /** Name of the list for screen readers. */
  label: string
  options: readonly Option[]
  isSelected: (value: string) => boolean
  /** Index of the option that the keyboard stands on; -1 for none. */
  activeIndex: number
  onActivate: (index: number) => void
  onChoose: (option: Option) => void
  /** Shows boxes to tick instead of one tick at the end. Default false. */
  isMultiple?: boolean
}

/** Lists up to here are rendered whole, so that the pop-up can be as wide as its longest label. */
const windowedFrom = 100
const viewportHeight = 280

/** Id of an option's element, for aria-activedescendant. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`

const indexOfEvent = (event: MouseEvent): number => {
  const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null
  return row ? Number(row.dataset.index) : -1
}

/** The list box in a pop-up; renders only the rows near its viewport when it is long. */
export const OptionList = ({
  id,
  label,
  options,
  isSelected,
  activeIndex,
  onActivate,
  onChoose,
  isMultiple = false,
}: OptionListProps) => {
  const scroller = useRef<HTMLDivElement>(null)
  const rowHeight = options.some((option) => option.description) ? 44 : 32
  const isWindowed = options.length > windowedFrom
  const { indexes, before, after, stay } = useOptionWindow({
    scroller,
    count: options.length,
    rowHeight,
    viewportHeight,
    isWindowed,
    activeIndex,
  })

  // A custom property, which CSSProperties does not know.
  const style = {
    '--option-row': `${rowHeight}px`,
    maxHeight: viewportHeight,
    minWidth: isWindowed ? 280 : undefined,
  } as CSSProperties
  const choose = (event: MouseEvent): void => {
    const option = options[indexOfEvent(event)]
    if (option && !option.isDisabled) onChoose(option)
  }
  const activate = (event: MouseEvent): void => {
    const index = indexOfEvent(event)
    if (index < 0 || index === activeIndex || options[index]?.isDisabled) return
    stay()
    onActivate(index)
  }

  return (
    // The keyboard is handled where the focus is: on the field, which points here by aria-activedescendant.
    <List
      ref={scroller}
      id={id}
      role="listbox"
      aria-label={label}
      aria-multiselectable={isMultiple || undefined}
      tabIndex={-1}
      style={style}
      onClick={choose}
      onMouseMove={activate}
    >
      <div style={{ height: before }} role="presentation" />
      {indexes.map((index) => {
        const option = options[index]
        if (!option) return null
        const selected = isSelected(option.value)
        return (
          <Row
            key={option.value}
            id={optionId(id, index)}
            role="option"
            aria-selected={selected}
            aria-disabled={option.isDisabled || undefined}
            aria-posinset={index + 1}
            aria-setsize={options.length}
            data-index={index}
            data-active={index === activeIndex || undefined}
            title={option.label}
          >
            {isMultiple && (
              <Tick aria-hidden="true">
                <Check size={12} />
              </Tick>
            )}
            {option.tone && <Dot data-tone={option.tone} aria-hidden="true" />}
            <Words>
              <span>{option.label}</span>
              {option.description && <span>{option.description}</span>}
            </Words>
            {!isMultiple && selected && <Check size={16} aria-hidden="true" />}
          </Row>
        )
      })}
      <div style={{ height: after }} role="presentation" />
    </List>
  )
}
