import { warnProp } from '../foundations/warnProp.ts'

/** A point of the scale worth seeing. */
export type SliderMark = { value: number; label?: string }

type Scale = {
  component: string
  min: number
  max: number
  step: number
  marks: readonly SliderMark[]
  values: readonly number[]
}

/** Tells in development what makes a slider useless: an empty scale, a step that leads nowhere, values and marks off the scale. */
export const checkScale = ({ component, min, max, step, marks, values }: Scale): void => {
  const isOff = (value: number): boolean => value < min || value > max
  if (min >= max) {
    warnProp(component, 'min', `is ${min}, not below max ${max}; the thumb cannot move`)
    return
  }
  if (step <= 0 || step > max - min) warnProp(component, 'step', `is ${step} on a scale of ${max - min}; the thumb cannot move`)
  for (const value of values.filter(isOff))
    warnProp(component, 'value', `is ${value}, outside ${min} to ${max}; it is shown as the nearest`)
  for (const { value } of marks.filter((mark) => isOff(mark.value)))
    warnProp(component, 'marks', `has a mark at ${value}, outside ${min} to ${max}`)
}
