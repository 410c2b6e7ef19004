import { type CSSProperties, useRef } from 'react'
import { useSlider } from 'react-aria/useSlider'
import { useSliderState } from 'react-stately/useSliderState'
import { FieldFrame } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/types.ts'
import { useField } from '../Field/useField.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { warnUnknown } from '../foundations/warnUnknown.ts'
import { Line, SliderRow, SliderValue, Track } from './Slider.styles.ts'
import { sliderTexts } from './Slider.texts.ts'
import { SliderMarks } from './SliderMarks.tsx'
import { SliderThumb } from './SliderThumb.tsx'
import { checkScale, type SliderMark } from './scale.ts'

/** What a slider with one thumb and one with two have in common. */
export type SliderScaleProps = FieldProps & {
  /** Default 0. */
  min?: number
  /** Default 100. */
  max?: number
  /** Distance of two values; may be a fraction such as 0.05. Default 1. */
  step?: number
  /** Points of the scale to see, with or without a label. */
  marks?: readonly SliderMark[]
  /** Default 'horizontal'; a vertical one is 200 px high. */
  orientation?: 'horizontal' | 'vertical'
  /** Where the value stands: at the end of the track, above the thumb while it moves, or nowhere. Default 'end'. */
  valueLabel?: 'end' | 'thumb' | 'none'
  /** The value in words, also for screen readers. Default: the number as the language writes it. */
  formatValue?: (value: number) => string
}

type SliderControlProps = SliderScaleProps & {
  component: string
  /** One number for each thumb. */
  values: number[]
  onValues: (values: number[]) => void
  onValuesEnd: (values: number[]) => void
}

// Only names values for screen readers, which `formatValue` does better.
const unusedFormatter = new Intl.NumberFormat('en')
const noMarks: readonly SliderMark[] = []

/** The track with its thumbs, in the frame of a field. */
export const SliderControl = (props: SliderControlProps) => {
  const { component, values, onValues, onValuesEnd, min = 0, max = 100, step = 1, marks = noMarks, ...other } = props
  const { orientation = 'horizontal', valueLabel = 'end', formatValue, ...rest } = other
  const isRange = values.length > 1
  const { t, formatNumber } = useLocale()
  const field = useField(rest, { isGroup: isRange })
  const track = useRef<HTMLDivElement>(null)
  if (import.meta.env.DEV) warnUnknown(component, 'orientation', orientation, ['horizontal', 'vertical'])
  if (import.meta.env.DEV) warnUnknown(component, 'valueLabel', valueLabel, ['end', 'thumb', 'none'])
  checkScale({ component, min, max, step, marks, values })

  const options = {
    label: field.label,
    value: values,
    minValue: min,
    maxValue: max,
    step,
    orientation,
    isDisabled: field.isDisabled,
    onChange: (next: number[]): void => {
      if (!field.isReadOnly) onValues(next)
    },
    onChangeEnd: (next: number[]): void => {
      if (!field.isReadOnly) onValuesEnd(next)
    },
  }
  const state = useSliderState<number[]>({ ...options, numberFormatter: unusedFormatter })
  const { groupProps, trackProps } = useSlider<number[]>(options, state, track)
  const write = formatValue ?? ((number: number) => formatNumber(number, { maximumFractionDigits: 20 }))

  // The full part runs between the thumbs, or from zero, where the scale has one, to the thumb.
  const zero = state.getValuePercent(Math.max(min, Math.min(0, max)))
  const ends = state.values.map((_, index) => state.getThumbPercent(index))
  const [from, to] = [Math.min(...(isRange ? ends : [zero, ...ends])), Math.max(...(isRange ? ends : [zero, ...ends]))]
  const fullStyle = {
    '--from': from === 0 && !isRange ? 'calc(var(--thumb) / -2)' : `${from * 100}%`,
    '--to': `${to * 100}%`,
  } as CSSProperties // Custom properties are unknown to CSSProperties.

  const inputOf = (value: number, index: number) => ({
    ...field.control,
    id: index === 0 ? field.control.id : `${field.control.id}-to`,
    name: field.name,
    'aria-labelledby': isRange ? undefined : field.labelledBy['aria-labelledby'],
    'aria-label': isRange ? t(index === 0 ? sliderTexts.from : sliderTexts.to, { label: field.label }) : undefined,
    'aria-valuetext': write(value),
    'aria-readonly': field.isReadOnly || undefined,
    // A slider always has a value, so nothing can be missing.
    'aria-required': undefined,
  })

  return (
    <FieldFrame {...field.frame}>
      <SliderRow
        {...field.box}
        {...(isRange ? { role: 'group', id: groupProps.id, ...field.labelledBy } : {})}
        data-orientation={orientation}
        data-marked={marks.some((mark) => mark.label) || undefined}
      >
        <Track {...trackProps} ref={track}>
          <Line />
          <Line data-full="" style={fullStyle} />
          <SliderMarks marks={marks} from={from} to={to} shareOf={state.getValuePercent} />
          {state.values.map((value, index) => (
            <SliderThumb
              // biome-ignore lint/suspicious/noArrayIndexKey: the thumbs are two at most and never change places.
              key={index}
              state={state}
              index={index}
              track={track}
              bubble={valueLabel === 'thumb' ? write(value) : undefined}
              input={inputOf(value, index)}
            />
          ))}
        </Track>
        {valueLabel === 'end' && <SliderValue aria-hidden="true">{state.values.map(write).join(' – ')}</SliderValue>}
      </SliderRow>
    </FieldFrame>
  )
}
