import { useRef } from 'react'
import { useColorSlider } from 'react-aria/useColorSlider'
import type { Color } from 'react-stately/Color'
import { useColorSliderState } from 'react-stately/useColorSliderState'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { HueTrack, Knob } from './ColorPicker.styles.ts'
import { colorTexts } from './ColorPicker.texts.ts'

type HueSliderProps = { color: Color; onChange: (color: Color) => void }

/** The hue, all around the colour wheel. */
export const HueSlider = ({ color, onChange }: HueSliderProps) => {
  const { t, locale, formatNumber } = useLocale()
  const track = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const label = t(colorTexts.hue)
  const options = { 'aria-label': label, colorSpace: 'hsb', channel: 'hue', value: color, onChange } as const
  const state = useColorSliderState({ ...options, locale })
  const { trackProps, thumbProps, inputProps } = useColorSlider({ ...options, trackRef: track, inputRef: input }, state)
  const said = {
    'aria-label': label,
    'aria-labelledby': undefined,
    'aria-details': undefined,
    'aria-valuetext': `${formatNumber(state.getThumbValue(0))}°`,
  }
  return (
    <HueTrack {...trackProps} ref={track} role="presentation" aria-label={undefined} aria-labelledby={undefined}>
      <Knob {...thumbProps} style={{ ...thumbProps.style, background: state.getDisplayColor().toString('css') }}>
        <input {...inputProps} {...said} ref={input} />
      </Knob>
    </HueTrack>
  )
}
