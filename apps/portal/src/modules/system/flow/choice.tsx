import { type DataListFilter, FilterButton, Menu } from '@bip/design-system'

type ChoiceOptions = {
  key: string
  label: string
  /** What no condition is called. */
  all: string
  value: string
  items: readonly { key: string; label: string }[]
  onChange: (value: string | undefined) => void
}

const none = '*'

/** A condition of a list: one of a few, or all. */
export const choice = ({ key, label, all, value, items, onChange }: ChoiceOptions): DataListFilter => ({
  key,
  label,
  isSet: value !== '',
  draw: () => (
    <Menu
      key={key}
      label={label}
      items={[{ key: none, label: all }, ...items]}
      onAction={(one) => onChange(one === none ? undefined : one)}
      trigger={
        <FilterButton
          label={label}
          value={value ? (items.find((item) => item.key === value)?.label ?? value) : all}
          isSet={value !== ''}
        />
      }
    />
  ),
})
