import type { ListQuestion } from '@bip/contract'
import { type DataListFilter, FilterButton, Menu } from '@bip/design-system'

type ChoiceOptions = {
  /** The field that is asked for. */
  key: string
  label: string
  /** What no condition is called. */
  all: string
  items: readonly { key: string; label: string }[]
  question: ListQuestion
  ask: (question: ListQuestion) => void
}

const none = '*'

/** A condition of a list: one of a few, which a call names, or all. */
export const choice = ({ key, label, all, items, question, ask }: ChoiceOptions): DataListFilter => {
  const { [key]: asked, ...others } = question.filters ?? {}
  const value = typeof asked === 'string' ? asked : ''
  return {
    key,
    label,
    isSet: value !== '',
    draw: () => (
      <Menu
        key={key}
        label={label}
        items={[{ key: none, label: all }, ...items]}
        onAction={(one) => ask({ ...question, current: 1, filters: one === none ? others : { ...others, [key]: one } })}
        trigger={
          <FilterButton
            label={label}
            value={value ? (items.find((item) => item.key === value)?.label ?? value) : all}
            isSet={value !== ''}
          />
        }
      />
    ),
  }
}
