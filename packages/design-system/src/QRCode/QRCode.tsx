import { CircleCheck, RotateCw } from 'lucide-react'
import { type ComponentPropsWithRef, type CSSProperties, type ReactElement, type ReactNode, Suspense, type SVGProps } from 'react'
import { Button } from '../Button/Button.tsx'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { lazyPart } from '../foundations/lazyPart.tsx'
import { warnNoText } from '../foundations/warnShape.ts'
import { warnUnknown } from '../foundations/warnUnknown.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { Caption, Plate, Root, Veil } from './QRCode.styles.ts'
import { qrCodeTexts } from './QRCode.texts.ts'
import type { ErrorCorrection } from './qrSymbol.ts'

/** The encoder is fetched with the first symbol that is shown. */
const QRBody = lazyPart(() => import('./QRBody.tsx').then((module) => module.QRBody))

export type QRCodeProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** What a scanner reads: an address or a text, in any language. */
  value: string
  /** Length of the side in px, its white border included; default 300, never wider than the container. */
  size?: number
  /** How much may be dirty or covered: L 7 %, M 15 %, Q 25 %, H 30 %; default 'M', 'H' with a logo. More makes finer modules. */
  errorCorrection?: ErrorCorrection
  /** In the middle on white: the address of a picture, or an SVG element, which downloads then carry too. */
  logo?: string | ReactElement<SVGProps<SVGElement>>
  /** What scanning does; names the symbol for screen readers and stands below it. Without it the name is the value. */
  caption?: ReactNode
  /** 'loading' and 'expired' show no symbol that could be scanned, 'scanned' neither; default 'active'. */
  status?: 'active' | 'loading' | 'expired' | 'scanned'
  /** Gets a new value; shows the button over an expired or scanned symbol. */
  onRefresh?: () => void
  /** Buttons that copy the picture and download it as PNG or SVG; default false. */
  hasTools?: boolean
  /** Name of a downloaded file without its ending; default 'qrcode'. */
  fileName?: string
}

/** A text that phones and scanners read off the screen or off paper. */
export const QRCode = ({
  value,
  size = 300,
  logo,
  errorCorrection = logo ? 'H' : 'M',
  caption,
  status = 'active',
  onRefresh,
  hasTools = false,
  fileName = 'qrcode',
  style,
  ...rest
}: QRCodeProps) => {
  const { t } = useLocale()
  const vars: CSSProperties & Record<`--${string}`, string> = { '--code-side': `${size}px`, ...style }
  warnNoText('QRCode', 'value', value)
  // A field that is still empty comes as null, and a number of an article as a number.
  const text = String(value ?? '')
  if (import.meta.env.DEV) warnUnknown('QRCode', 'errorCorrection', errorCorrection, ['L', 'M', 'Q', 'H'])
  if (import.meta.env.DEV) warnUnknown('QRCode', 'status', status, ['active', 'loading', 'expired', 'scanned'])
  const label = typeof caption === 'string' ? caption : t(qrCodeTexts.name, { value: text })
  const wait = (
    <Plate>
      <Veil>
        <Spinner label={t(qrCodeTexts.loading)} size="large" />
      </Veil>
    </Plate>
  )

  return (
    <Root {...rest} style={vars} data-status={status}>
      {status === 'active' && (
        <Suspense fallback={wait}>
          <QRBody value={text} level={errorCorrection} label={label} logo={logo} fileName={hasTools ? fileName : undefined} />
        </Suspense>
      )}
      {status === 'loading' && wait}
      {(status === 'expired' || status === 'scanned') && (
        <Plate>
          <Finders />
          <Veil role="status">
            {status === 'scanned' && <CircleCheck size={28} aria-hidden />}
            {t(qrCodeTexts[status])}
            {onRefresh && (
              <Button size="small" icon={<RotateCw size={14} aria-hidden />} onPress={onRefresh}>
                {t(qrCodeTexts.refresh)}
              </Button>
            )}
          </Veil>
        </Plate>
      )}
      {caption && <Caption>{caption}</Caption>}
    </Root>
  )
}

/** The three corners alone: it looks like a code, and no scanner gets anything out of it. */
const Finders = () => (
  <svg viewBox="0 0 37 37" aria-hidden="true" shapeRendering="crispEdges">
    {[
      [4, 4],
      [26, 4],
      [4, 26],
    ].map(([x = 0, y = 0]) => (
      <path key={`${x}-${y}`} d={`M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z`} fillRule="evenodd" />
    ))}
  </svg>
)
