import { TriangleAlert } from 'lucide-react'
import { cloneElement, isValidElement, type ReactElement, type SVGProps, useMemo, useRef } from 'react'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { PictureTools } from './PictureTools.tsx'
import { Plate, Problem } from './QRCode.styles.ts'
import { qrCodeTexts } from './QRCode.texts.ts'
import { type ErrorCorrection, maxBytes, qrSymbolOf } from './qrSymbol.ts'

type QRBodyProps = {
  value: string
  level: ErrorCorrection
  label: string
  logo: string | ReactElement<SVGProps<SVGElement>> | undefined
  /** Name of downloads, or undefined for none. */
  fileName: string | undefined
}

/** The logo's share of the side; with its white border it covers 6 %, well below the 30 % that level H recovers. */
const logoShare = 0.2
const logoBorder = 0.6
const whole = { width: '100%', height: '100%' }

/** The symbol, or why there is none; fetched with its encoder when the first code is shown. */
export const QRBody = ({ value, level, label, logo, fileName }: QRBodyProps) => {
  const { t, formatNumber } = useLocale()
  const drawing = useRef<SVGSVGElement>(null)
  const shape = useMemo(() => (value === '' ? null : qrSymbolOf(value, level)), [value, level])

  if (!shape) {
    const bytes = formatNumber(new TextEncoder().encode(value).length)
    return (
      <Plate data-problem={value === '' ? 'empty' : 'too-long'}>
        <Problem role="status">
          <TriangleAlert size={20} aria-hidden />
          {value === '' ? t(qrCodeTexts.empty) : t(qrCodeTexts.tooLong, { bytes, max: formatNumber(maxBytes[level]) })}
        </Problem>
      </Plate>
    )
  }

  const { side, path } = shape
  const logoSide = side * logoShare
  const from = (side - logoSide) / 2
  const ground = logoSide + 2 * logoBorder
  return (
    <>
      <Plate>
        <svg ref={drawing} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
          <rect width={side} height={side} fill="#ffffff" />
          <path d={path} fill="#000000" />
          {logo && (
            <>
              <rect x={from - logoBorder} y={from - logoBorder} width={ground} height={ground} rx="0.8" fill="#ffffff" />
              <svg x={from} y={from} width={logoSide} height={logoSide} color="#000000" shapeRendering="auto" aria-hidden="true">
                {isValidElement(logo) ? cloneElement(logo, whole) : <image href={logo} {...whole} />}
              </svg>
            </>
          )}
        </svg>
      </Plate>
      {fileName !== undefined && <PictureTools drawing={drawing} fileName={fileName} />}
    </>
  )
}
