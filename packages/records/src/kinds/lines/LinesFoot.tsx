import type { Line, LinesField } from '@bip/contract'
import { useText } from '../../host/useText.ts'
import { cellViewOf } from '../cellViews.ts'
import { Cell } from './LinesInput.styles.ts'
import { totalsOf } from './linesOf.ts'

/** The sums of the cells that add up; nothing where none do. */
export const LinesFoot = ({ field, lines }: { field: LinesField; lines: readonly Line[] }) => {
  const { t } = useText()
  const totals = totalsOf(field, lines)
  if (lines.length === 0 || Object.keys(totals).length === 0) return null
  return (
    <tfoot>
      <tr>
        <Cell />
        {Object.entries(field.fields).map(([key, cell], at) => {
          const { Cell: View, align } = cellViewOf(cell)
          const sum = totals[key]
          return (
            <Cell key={key} data-align={align}>
              {sum !== undefined ? (
                <View field={cell} fieldKey={key} value={sum} record={{}} />
              ) : at === 0 ? (
                t('lines.total')
              ) : null}
            </Cell>
          )
        })}
        <Cell />
      </tr>
    </tfoot>
  )
}
