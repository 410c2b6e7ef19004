import { type ComponentPropsWithRef, type CSSProperties, Suspense } from 'react'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { lazyPart } from '../foundations/lazyPart.tsx'
import { warnNoText } from '../foundations/warnShape.ts'
import { warnUnknown } from '../foundations/warnUnknown.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { Root, Wait } from './Barcode.styles.ts'
import { barcodeTexts } from './Barcode.texts.ts'
import type { BarcodeFormat } from './barcodeRules.ts'

/** The encoders are large, and are fetched with the first symbol that is shown. */
const BarcodeBody = lazyPart(() => import('./BarcodeBody.tsx').then((module) => module.BarcodeBody))

export type BarcodeProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** What a scanner reads; an EAN-13 may come without its check digit. */
  value: string
  /** 'code128' for codes of our own, 'ean13' for goods, 'code39' for old scanners, 'datamatrix' for small parts; default 'code128'. */
  format?: BarcodeFormat
  /** Height of the bars in px; default 64, without effect on a matrix. */
  height?: number
  /** Width of the narrowest bar, or side of a module of a matrix, in px; default 2, whole numbers stay sharp. */
  moduleWidth?: number
  /** Writes the content below the symbol, for when no scanner reads it; default true. */
  hasText?: boolean
  /** Name for screen readers; default the word for a barcode and the content. */
  label?: string
  /** Buttons that copy the picture and download it as PNG or SVG; default false. */
  hasTools?: boolean
  /** Name of a downloaded file without its ending; default 'barcode'. */
  fileName?: string
}

/** A code that scanners read off labels, parts and delivery notes; says what is wrong where a value fits no symbol. */
export const Barcode = ({
  value,
  format = 'code128',
  height = 64,
  moduleWidth = 2,
  hasText = true,
  label,
  hasTools = false,
  fileName = 'barcode',
  style,
  ...rest
}: BarcodeProps) => {
  const { t } = useLocale()
  warnNoText('Barcode', 'value', value)
  if (import.meta.env.DEV) warnUnknown('Barcode', 'format', format, ['code128', 'ean13', 'code39', 'datamatrix'])
  const vars: CSSProperties & Record<`--${string}`, string> = { '--bar-height': `${height}px`, ...style }
  const wait = (
    <Wait>
      <Spinner label={t(barcodeTexts.loading)} />
    </Wait>
  )
  return (
    <Root {...rest} style={vars} data-format={format}>
      <Suspense fallback={wait}>
        <BarcodeBody
          // A field that is still empty comes as null, and a number of an article as a number.
          value={String(value ?? '')}
          format={format}
          height={height}
          moduleWidth={moduleWidth}
          hasText={hasText}
          label={label}
          fileName={hasTools ? fileName : undefined}
        />
      </Suspense>
    </Root>
  )
}
