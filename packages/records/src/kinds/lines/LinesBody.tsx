import type { Line, LinesField } from '@bip/contract'
import { Fragment } from 'react'
import { useText } from '../../host/useText.ts'
import { LineRow } from './LineRow.tsx'
import { EmptyCell, Spacer } from './LinesInput.styles.ts'
import type { LineErrors } from './lineErrors.ts'
import type { LineEditor } from './useLineEditor.ts'

type LinesBodyProps = {
  name: string
  field: LinesField
  lines: readonly Line[]
  /** Numbers of the lines that are in the page, in order. */
  indexes: readonly number[]
  rowHeight: number
  editor: LineEditor
  editable: readonly string[]
  errors: LineErrors
  isReadOnly: boolean
  currency: unknown
}

/** The lines in the page; where others lie between them, or around them, stands their room. */
export const LinesBody = (props: LinesBodyProps) => {
  const { name, field, lines, indexes, rowHeight, editor, editable, errors, isReadOnly, currency } = props
  const { t } = useText()
  const span = Object.keys(field.fields).length + 2
  const room = (count: number) =>
    count > 0 && (
      <tr aria-hidden>
        <Spacer colSpan={span} style={{ blockSize: count * rowHeight }} />
      </tr>
    )
  return (
    <tbody>
      {indexes.map((row, at) => {
        const line = lines[row]
        if (!line) return null
        return (
          <Fragment key={`${editor.generation}-${row}`}>
            {room(row - (indexes[at - 1] ?? -1) - 1)}
            <LineRow
              name={name}
              field={field}
              line={line}
              row={row}
              isActive={editor.activeRow === row}
              isEntry={row === (editor.activeRow ?? 0)}
              isReadOnly={isReadOnly}
              currency={currency}
              errors={errors.byLine.get(row)}
              editable={editable}
              handlers={editor.handlers}
            />
          </Fragment>
        )
      })}
      {room(lines.length - (indexes.at(-1) ?? -1) - 1)}
      {lines.length === 0 && (
        <tr>
          <EmptyCell colSpan={span} tabIndex={0}>
            {t('lines.empty')}
          </EmptyCell>
        </tr>
      )}
    </tbody>
  )
}
