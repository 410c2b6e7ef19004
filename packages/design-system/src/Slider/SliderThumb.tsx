import { type InputHTMLAttributes, type RefObject, useRef } from 'react'
import { useSliderThumb } from 'react-aria/useSlider'
import type { SliderState } from 'react-stately/useSliderState'
import { Bubble, Thumb } from './Slider.styles.ts'

type SliderThumbProps = {
  state: SliderState
  index: number
  track: RefObject<HTMLDivElement | null>
  /** Id, name, description and state for the hidden range input. */
  input: InputHTMLAttributes<HTMLInputElement>
  /** The value above the thumb; none where it is not shown there. */
  bubble: string | undefined
}

/** One knob, with the range input that takes the focus and the keys. */
export const SliderThumb = ({ state, index, track, input, bubble }: SliderThumbProps) => {
  const inputRef = useRef<HTMLInputElement>(null)
  const { thumbProps, inputProps, isDragging, isFocused } = useSliderThumb(
    { index, trackRef: track, inputRef, name: input.name },
    state,
  )
  return (
    <Thumb {...thumbProps} data-dragging={isDragging || undefined} data-focused={isFocused || undefined}>
      <input {...inputProps} aria-details={undefined} aria-errormessage={undefined} {...input} ref={inputRef} />
      {bubble !== undefined && <Bubble aria-hidden="true">{bubble}</Bubble>}
    </Thumb>
  )
}
