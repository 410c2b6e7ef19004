import { mmOfPoint, type PrintElement } from '@bip/contract/printing'
import { Barcode, QrCode, Table2 } from '@bip/design-system/icons'
import { Cells, Mark, Words } from './printing.styles.ts'

/** What an element looks like while one designs: its place and what it names, not yet a record's values. */
export const ElementFace = ({ element, scale }: { element: PrintElement; scale: number }) => {
  switch (element.kind) {
    case 'text': {
      const { text, size = 9, bold, align = 'left' } = element
      return <Words style={{ fontSize: size * mmOfPoint * scale, fontWeight: bold ? 600 : 400, textAlign: align }}>{text}</Words>
    }
    case 'barcode': {
      const isSquare = element.code === 'qrcode' || element.code === 'datamatrix'
      return (
        <Mark>
          {isSquare ? <QrCode size={24} aria-hidden /> : <Barcode size={24} aria-hidden />}
          <span>{element.value}</span>
        </Mark>
      )
    }
    case 'table':
      return (
        <Cells>
          {element.columns.map(({ field, width }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a field may stand in two columns, and columns have no other name.
            <span key={at} style={{ inlineSize: width * scale }}>
              {field}
            </span>
          ))}
          {element.columns.length === 0 && <Table2 size={16} aria-hidden />}
        </Cells>
      )
    case 'box':
      return null
  }
}
