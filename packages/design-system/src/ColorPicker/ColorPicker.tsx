import { Palette } from 'lucide-react'
import { type CSSProperties, type Ref, Suspense } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { useControlledState } from 'react-stately/useControlledState'
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary.tsx'
import { DialogControl } from '../Field/DialogControl.tsx'
import { DraftInput } from '../Field/DraftInput.tsx'
import { FieldFrame } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/types.ts'
import { useCustomValidity } from '../Field/useCustomValidity.ts'
import { useField } from '../Field/useField.ts'
import { useTextDraft } from '../Field/useTextDraft.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { lazyPart } from '../foundations/lazyPart.tsx'
import { warnProp } from '../foundations/warnProp.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { PanelWait, Swatch } from './ColorPicker.styles.ts'
import { colorTexts } from './ColorPicker.texts.ts'
import { readHex } from './hex.ts'
import { type ColorPreset, defaultPresets } from './presets.ts'

export type ColorPickerProps = FieldProps & {
  /** '#rrggbb' in lower case; null for none. */
  value?: string | null
  /** Default null. */
  defaultValue?: string | null
  onChange?: (value: string | null) => void
  /** Colours by name. Default: the eight of the charts; an empty list shows none. */
  presets?: readonly ColorPreset[]
  /** Shows a button that takes the colour away. Default false. */
  isClearable?: boolean
  placeholder?: string
  /** The input element. */
  inputRef?: Ref<HTMLInputElement>
}

const ColorPanel = lazyPart(() => import('./ColorPanel.tsx').then((module) => module.ColorPanel))

const checkProps = ({ value, presets = [] }: ColorPickerProps): void => {
  if (value && readHex(value) !== value)
    warnProp('ColorPicker', 'value', `is "${value}", not of the form "#rrggbb" in lower case`)
  for (const preset of presets)
    if (readHex(preset.value) !== preset.value)
      warnProp('ColorPicker', 'presets', `holds "${preset.value}", not of the form "#rrggbb" in lower case`)
}

/** A colour: typed as a hex value, chosen by name, or mixed; says how well it is seen on the page. */
export const ColorPicker = (props: ColorPickerProps) => {
  const { value, defaultValue = null, onChange, presets, isClearable, placeholder = '#1f6fb4', inputRef, ...rest } = props
  checkProps(props)
  const { t } = useLocale()
  const input = useObjectRef(inputRef)
  const [chosen, setChosen] = useControlledState<string | null>(value, defaultValue, onChange)
  const draft = useTextDraft({ value: chosen, setValue: setChosen, shown: chosen ?? '', read: readHex })
  const ownError = draft.isUnreadable ? t(colorTexts.unreadable) : undefined
  const field = useField({ ...rest, error: rest.error ?? ownError })
  useCustomValidity(input, ownError)
  // What is typed shows at once, where it is a colour; a value that is none shows as none.
  const seen = readHex(draft.text)

  return (
    <FieldFrame {...field.frame}>
      <DialogControl
        field={field}
        icon={<Palette size={16} aria-hidden="true" />}
        openLabel={t(colorTexts.open)}
        onClear={isClearable && draft.text !== '' ? () => draft.put(null) : undefined}
        popup={() => (
          <ErrorBoundary size="inline">
            <Suspense
              fallback={
                <PanelWait>
                  <Spinner />
                </PanelWait>
              }
            >
              <ColorPanel
                label={field.label}
                value={chosen === null ? null : readHex(chosen)}
                onChange={draft.put}
                presets={presets ?? defaultPresets(t)}
              />
            </Suspense>
          </ErrorBoundary>
        )}
      >
        {/* A custom property is unknown to CSSProperties. */}
        <Swatch aria-hidden="true" style={{ '--colour': seen ?? undefined } as CSSProperties} />
        <DraftInput field={field} draft={draft} value={chosen} input={input} placeholder={placeholder} maxLength={9} />
      </DialogControl>
    </FieldFrame>
  )
}
