import type { LocaleTools } from '../foundations/locale.ts'
import { colorTexts } from './ColorPicker.texts.ts'

/** A colour that is chosen by its name. */
export type ColorPreset = {
  /** '#rrggbb'. */
  value: string
  name: string
}

/** The eight colours in which charts draw their series by day: far enough apart for the common kinds of colour blindness. */
export const defaultPresets = (t: LocaleTools['t']): ColorPreset[] => [
  { value: '#1f6fb4', name: t(colorTexts.blue) },
  { value: '#b4530a', name: t(colorTexts.orange) },
  { value: '#0c7f68', name: t(colorTexts.green) },
  { value: '#8f4f9f', name: t(colorTexts.purple) },
  { value: '#8a6d00', name: t(colorTexts.ochre) },
  { value: '#2a8fb0', name: t(colorTexts.cyan) },
  { value: '#b5345f', name: t(colorTexts.rose) },
  { value: '#5f6b78', name: t(colorTexts.slate) },
]
