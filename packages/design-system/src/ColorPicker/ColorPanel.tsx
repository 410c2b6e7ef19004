import { Check, CircleAlert, Pipette, TriangleAlert } from 'lucide-react'
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import { type Color, parseColor } from 'react-stately/Color'
import { focusFirstIn } from '../Field/focus.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { ColorArea } from './ColorArea.tsx'
import { ContrastLine, HueLine, PanelRoot, Presets } from './ColorPicker.styles.ts'
import { colorTexts } from './ColorPicker.texts.ts'
import { eyeDropper } from './eyeDropper.ts'
import { HueSlider } from './HueSlider.tsx'
import { type Legibility, legibilityOn, readHex } from './hex.ts'
import type { ColorPreset } from './presets.ts'

type ColorPanelProps = {
  label: string
  /** '#rrggbb'; null begins at the first preset. */
  value: string | null
  onChange: (value: string) => void
  presets: readonly ColorPreset[]
}

const uses: Record<Legibility, typeof Check> = { forText: Check, forShapes: TriangleAlert, tooFaint: CircleAlert }

const hsbOf = (hex: string): Color => parseColor(hex).toFormat('hsb')

/** Black or white, whichever is better seen on the colour. */
const tickOn = (hex: string): string => ((legibilityOn(hex, '#ffffff')?.ratio ?? 1) >= 4.5 ? '#ffffff' : '#000000')

const ContrastNote = ({ hex }: { hex: string }) => {
  const { t, formatNumber } = useLocale()
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--surface')
  const found = legibilityOn(hex, ground)
  if (!found) return null
  const Icon = uses[found.use]
  // Cut, not rounded: 4.49 must not read as the 4.5 that is asked for.
  const ratio = formatNumber(Math.floor(found.ratio * 10) / 10, { minimumFractionDigits: 1 })
  return (
    <ContrastLine role="status">
      <span>{t(colorTexts.contrast, { ratio })}</span>
      <span data-use={found.use}>
        <Icon size={14} aria-hidden="true" />
        {t(colorTexts[found.use])}
      </span>
    </ContrastLine>
  )
}

/** Everything to choose a colour with; loaded when the pop-up first opens. */
export const ColorPanel = ({ label, value, onChange, presets }: ColorPanelProps) => {
  const { t } = useLocale()
  // Kept with its hue, which the hex value of black, white and grey no longer knows.
  const [last, setLast] = useState(() => hsbOf(value ?? presets[0]?.value ?? '#1f6fb4'))
  const color = value === null || last.toString('hex').toLowerCase() === value ? last : hsbOf(value)
  const hex = color.toString('hex').toLowerCase()
  const pick = eyeDropper()
  const root = useRef<HTMLDivElement>(null)
  // Its pop-up was open before it came, and had nothing that could take the focus.
  useLayoutEffect(() => {
    if (root.current) focusFirstIn(root.current)
  }, [])

  const put = (next: Color): void => {
    setLast(next)
    onChange(next.toString('hex').toLowerCase())
  }
  const pickFromScreen = async (): Promise<void> => {
    const picked = readHex((await pick?.()) ?? '')
    if (picked) put(hsbOf(picked))
  }

  return (
    <PanelRoot ref={root}>
      <ColorArea label={label} color={color} onChange={put} />
      <HueLine>
        <HueSlider color={color} onChange={put} />
        {pick && (
          <IconButton
            size="small"
            icon={<Pipette size={16} aria-hidden="true" />}
            label={t(colorTexts.eyedropper)}
            onPress={pickFromScreen}
          />
        )}
      </HueLine>
      {presets.length > 0 && (
        <Presets role="group" aria-label={t(colorTexts.presets)}>
          {presets.map((preset) => (
            <button
              key={preset.value}
              type="button"
              title={preset.name}
              aria-label={preset.name}
              aria-pressed={preset.value === value}
              // Custom properties are unknown to CSSProperties.
              style={{ '--colour': preset.value, '--tick': tickOn(preset.value) } as CSSProperties}
              onClick={() => put(hsbOf(preset.value))}
            >
              {preset.value === value && <Check size={14} aria-hidden="true" />}
            </button>
          ))}
        </Presets>
      )}
      {value !== null && <ContrastNote hex={hex} />}
    </PanelRoot>
  )
}
