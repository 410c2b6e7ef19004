import type { LinesField } from '@bip/contract'
import { useText } from '../../host/useText.ts'
import { cellViewOf } from '../cellViews.ts'
import { Head, RequiredMark } from './LinesInput.styles.ts'

const indexWidth = 44
const buttonsWidth = 76

/** A width in px at a desk; on a wall columns are as much wider as their type is larger. */
const scaled = (width: number): string => `calc(${width} * var(--line-px))`

const widthOf = (cell: LinesField['fields'][string]): number => cell.width ?? cellViewOf(cell).width

/** Least width of the table of lines, as CSS. */
export const minWidth = ({ fields }: LinesField): string =>
  scaled(Object.values(fields).reduce((sum, cell) => sum + widthOf(cell), indexWidth + buttonsWidth))

/** The widths and names of the columns. */
export const LinesHead = ({ field }: { field: LinesField }) => {
  const { t, say } = useText()
  const cells = Object.entries(field.fields)
  return (
    <>
      <colgroup>
        <col style={{ inlineSize: scaled(indexWidth) }} />
        {cells.map(([key, cell]) => (
          <col key={key} style={{ inlineSize: scaled(widthOf(cell)) }} />
        ))}
        <col style={{ inlineSize: scaled(buttonsWidth) }} />
      </colgroup>
      <thead>
        <tr>
          <Head data-stick="start">{t('lines.index')}</Head>
          {cells.map(([key, cell]) => (
            <Head key={key} data-align={cellViewOf(cell).align}>
              {say(cell.label)}
              {cell.required && <RequiredMark aria-hidden>*</RequiredMark>}
            </Head>
          ))}
          <Head as="td" data-stick="end" />
        </tr>
      </thead>
    </>
  )
}
