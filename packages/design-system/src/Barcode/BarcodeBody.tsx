import { TriangleAlert } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { PictureTools } from '../QRCode/PictureTools.tsx'
import { Plate, Problem } from './Barcode.styles.ts'
import { barcodeTexts } from './Barcode.texts.ts'
import { type BarcodeFormat, barcodeContent, barcodeProblem } from './barcodeRules.ts'
import { barcodeShapeOf } from './barcodeSymbol.ts'

type BarcodeBodyProps = {
  value: string
  format: BarcodeFormat
  height: number
  moduleWidth: number
  hasText: boolean
  label: string | undefined
  /** Name of downloads, or undefined for none. */
  fileName: string | undefined
}

/** Pixels of white above and below the symbol, and of the text below it. */
const margin = 8
const fontSize = 14
const lineHeight = 18
/** Width of a character of a monospaced font, as a share of its size. */
const characterWidth = 0.61

/** The symbol, or why there is none; fetched with its encoder when the first barcode is shown. */
export const BarcodeBody = ({ value, format, height, moduleWidth, hasText, label, fileName }: BarcodeBodyProps) => {
  const { t } = useLocale()
  const drawing = useRef<SVGSVGElement>(null)
  const problem = barcodeProblem(value, format)
  const content = barcodeContent(value, format)
  const isSound = problem === null
  const shape = useMemo(() => (isSound ? barcodeShapeOf(content, format) : null), [isSound, content, format])

  if (!shape)
    return (
      <Problem role="status" data-problem>
        <TriangleAlert size={16} aria-hidden />
        <span>{problem ? t(problem.text, problem.params) : t(barcodeTexts.notDrawn)}</span>
      </Problem>
    )

  const isMatrix = format === 'datamatrix'
  const symbolWidth = shape.width * moduleWidth
  const symbolHeight = isMatrix ? shape.height * moduleWidth : height
  const textWidth = hasText ? content.length * characterWidth * fontSize + 2 * margin : 0
  const width = Math.ceil(Math.max(symbolWidth, textWidth))
  const total = symbolHeight + 2 * margin + (hasText ? lineHeight : 0)
  const scale = isMatrix ? `scale(${moduleWidth})` : `scale(${moduleWidth} ${symbolHeight})`
  return (
    <>
      <Plate>
        <svg
          ref={drawing}
          viewBox={`0 0 ${width} ${total}`}
          width={width}
          height={total}
          role="img"
          aria-label={label ?? t(barcodeTexts.name, { value: content })}
        >
          <rect width={width} height={total} fill="#ffffff" />
          <g transform={`translate(${Math.round((width - symbolWidth) / 2)} ${margin}) ${scale}`} shapeRendering="crispEdges">
            <path d={shape.path} fill="#000000" fillRule="evenodd" />
          </g>
          {hasText && (
            <text
              x={width / 2}
              y={symbolHeight + margin + lineHeight - 2}
              fill="#000000"
              fontFamily="ui-monospace, Menlo, Consolas, monospace"
              fontSize={fontSize}
              textAnchor="middle"
            >
              {content}
            </text>
          )}
        </svg>
      </Plate>
      {fileName !== undefined && <PictureTools drawing={drawing} fileName={fileName} />}
    </>
  )
}
