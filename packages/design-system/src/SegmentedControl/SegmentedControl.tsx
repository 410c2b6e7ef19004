import { type ComponentProps, type ReactNode, useId } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { checkChoices } from '../Field/checkChoices.ts'
import type { ControlSize } from '../Field/types.ts'
import { warnNoList } from '../foundations/warnShape.ts'
import { warnUnknown } from '../foundations/warnUnknown.ts'
import { Segment, Track } from './SegmentedControl.styles.ts'

export type SegmentedItem<Value extends string = string> = { value: Value; label: string; icon?: ReactNode; isDisabled?: boolean }

export type SegmentedControlProps<Value extends string = string> = Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange'> & {
  items: readonly SegmentedItem<Value>[]
  value?: Value
  /** Default: the first item. */
  defaultValue?: Value
  onChange?: (value: Value) => void
  /** Name of the choice for screen readers. */
  label: string
  /** Default 'medium'. */
  size?: ControlSize
  isDisabled?: boolean
}

/** Switches between a few views of the same thing; exactly one is on. Throws when it has no items. */
export const SegmentedControl = <Value extends string>(props: SegmentedControlProps<Value>) => {
  const { items, value, defaultValue, onChange, label, size = 'medium', isDisabled, ...root } = props
  const name = useId()
  warnNoList('SegmentedControl', 'items', items)
  if (import.meta.env.DEV) warnUnknown('SegmentedControl', 'size', size, ['small', 'medium'])
  const first = items[0]
  if (!first) throw new Error(`SegmentedControl "${label}" has no items, so nothing can be chosen. Pass at least one.`)
  const [chosen, setChosen] = useControlledState<Value>(value, defaultValue ?? first.value, onChange)
  checkChoices('SegmentedControl', 'items', items, [chosen])
  return (
    <Track {...root} role="radiogroup" aria-label={label} data-size={size} data-disabled={isDisabled || undefined}>
      {items.map((item) => (
        <Segment key={item.value}>
          <input
            type="radio"
            name={name}
            value={item.value}
            checked={item.value === chosen}
            disabled={isDisabled || item.isDisabled}
            onChange={() => setChosen(item.value)}
          />
          {item.icon}
          {item.label}
        </Segment>
      ))}
    </Track>
  )
}
