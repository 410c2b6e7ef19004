import { useControlledState } from 'react-stately/useControlledState'
import { SliderControl, type SliderScaleProps } from './SliderControl.tsx'

export type SliderProps = SliderScaleProps & {
  /** The number; null stands at `min`. */
  value?: number | null
  /** Default null. */
  defaultValue?: number | null
  /** Called with every step of a movement. */
  onChange?: (value: number) => void
  /** Called once, when a movement ends. */
  onChangeEnd?: (value: number) => void
}

/** A number on a scale where the place says more than the figure; where the figure matters, take NumberField. */
export const Slider = ({ value, defaultValue = null, onChange, onChangeEnd, ...scale }: SliderProps) => {
  const { min = 0 } = scale
  // Only a movement reports, so onChange never gets null.
  const [chosen, setChosen] = useControlledState<number | null>(value, defaultValue, (next) => next !== null && onChange?.(next))
  return (
    <SliderControl
      {...scale}
      component="Slider"
      values={[chosen ?? min]}
      onValues={([next = min]) => setChosen(next)}
      onValuesEnd={([next = min]) => onChangeEnd?.(next)}
    />
  )
}
