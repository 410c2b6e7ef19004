import { useRef } from 'react'
import { useColorArea } from 'react-aria/useColorArea'
import type { Color } from 'react-stately/Color'
import { useColorAreaState } from 'react-stately/useColorAreaState'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Area, Knob } from './ColorPicker.styles.ts'
import { colorTexts } from './ColorPicker.texts.ts'

type ColorAreaProps = { label: string; color: Color; onChange: (color: Color) => void }

/** Saturation from left to right, brightness from below, for one hue. */
export const ColorArea = ({ label, color, onChange }: ColorAreaProps) => {
  const { t, formatNumber } = useLocale()
  const area = useRef<HTMLDivElement>(null)
  const inputX = useRef<HTMLInputElement>(null)
  const inputY = useRef<HTMLInputElement>(null)
  const options = {
    'aria-label': label,
    colorSpace: 'hsb',
    xChannel: 'saturation',
    yChannel: 'brightness',
    value: color,
    onChange,
  } as const
  const state = useColorAreaState(options)
  const behaviour = useColorArea({ ...options, inputXRef: inputX, inputYRef: inputY, containerRef: area }, state)

  const percent = (channel: 'saturation' | 'brightness'): string =>
    t(colorTexts[channel], { value: formatNumber(Math.round(color.getChannelValue(channel))) })
  // The behaviour speaks no Vietnamese, so all that is said comes from here.
  const said = {
    'aria-label': `${label} ${t(colorTexts.area)}`,
    'aria-labelledby': undefined,
    'aria-details': undefined,
    'aria-roledescription': t(colorTexts.areaKind),
    'aria-valuetext': `${percent('saturation')} ${percent('brightness')}`,
  }
  return (
    <Area {...behaviour.colorAreaProps} ref={area} aria-label={said['aria-label']} aria-labelledby={undefined}>
      <Knob {...behaviour.thumbProps} style={{ ...behaviour.thumbProps.style, background: color.toString('css') }}>
        <input {...behaviour.xInputProps} {...said} ref={inputX} />
        <input {...behaviour.yInputProps} {...said} ref={inputY} />
      </Knob>
    </Area>
  )
}
