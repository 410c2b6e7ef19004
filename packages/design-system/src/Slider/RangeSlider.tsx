import { useControlledState } from 'react-stately/useControlledState'
import { SliderControl, type SliderScaleProps } from './SliderControl.tsx'

/** Two numbers, the smaller first. */
export type NumberRange = readonly [number, number]

export type RangeSliderProps = SliderScaleProps & {
  /** Both ends; null is the whole scale. */
  value?: NumberRange | null
  /** Default null. */
  defaultValue?: NumberRange | null
  /** Called with every step of a movement. */
  onChange?: (value: NumberRange) => void
  /** Called once, when a movement ends. */
  onChangeEnd?: (value: NumberRange) => void
}

/** Two bounds on a scale, each with its own thumb. */
export const RangeSlider = ({ value, defaultValue = null, onChange, onChangeEnd, ...scale }: RangeSliderProps) => {
  const { min = 0, max = 100 } = scale
  // Only a movement reports, so onChange never gets null.
  const [chosen, setChosen] = useControlledState<NumberRange | null>(
    value,
    defaultValue,
    (next) => next !== null && onChange?.(next),
  )
  const [from, to] = chosen ?? [min, max]
  return (
    <SliderControl
      {...scale}
      component="RangeSlider"
      values={[Math.min(from, to), Math.max(from, to)]}
      onValues={([next = min, other = max]) => setChosen([next, other])}
      onValuesEnd={([next = min, other = max]) => onChangeEnd?.([next, other])}
    />
  )
}
