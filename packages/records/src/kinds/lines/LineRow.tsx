import type { Line, LinesField } from '@bip/contract'
import { IconButton } from '@bip/design-system'
import { Copy, Trash2 } from '@bip/design-system/icons'
import { memo } from 'react'
import { useText } from '../../host/useText.ts'
import { cellInputOf } from '../cellInputs.ts'
import { cellViewOf } from '../cellViews.ts'
import { Cell, Row, RowButtons } from './LinesInput.styles.ts'

/** What rows call; one object for the life of the editor, so that rows can stay as they are. */
export type LineHandlers = {
  activate: (row: number, key: string | undefined) => void
  change: (row: number, key: string, value: unknown) => void
  duplicate: (row: number) => void
  remove: (row: number) => void
}

export type LineRowProps = {
  name: string
  field: LinesField
  line: Line
  row: number
  isActive: boolean
  isEntry: boolean
  isReadOnly: boolean
  currency: unknown
  /** Sentences by cell key. */
  errors: Readonly<Record<string, string>> | undefined
  editable: readonly string[]
  handlers: LineHandlers
}

/** One line: inputs while it is edited, plain values otherwise, so that long documents stay quick and calm. */
const PlainLineRow = (props: LineRowProps) => {
  const { name, field, line, row, isActive, isEntry, isReadOnly, currency, errors, editable, handlers } = props
  const { t, say } = useText()
  return (
    <Row
      data-line={row}
      data-active={isActive || undefined}
      tabIndex={isActive || isReadOnly ? undefined : isEntry ? 0 : -1}
      aria-label={isActive ? undefined : t('lines.row', { row: row + 1 })}
      onFocus={(event) => {
        if (event.target === event.currentTarget && !isReadOnly) handlers.activate(row, undefined)
      }}
    >
      <Cell data-stick="start">{row + 1}</Cell>
      {Object.entries(field.fields).map(([key, cell]) => {
        const { Cell: View, align } = cellViewOf(cell)
        const Input = cellInputOf(cell)
        const isEditable = !isReadOnly && editable.includes(key)
        const error = errors?.[key]
        return (
          <Cell
            key={key}
            data-cell={key}
            data-align={align}
            data-editable={isEditable || undefined}
            data-invalid={(error && !isActive) || undefined}
            title={isActive ? undefined : error}
            onMouseDown={
              isActive || !isEditable
                ? undefined
                : (event) => {
                    event.preventDefault()
                    handlers.activate(row, key)
                  }
            }
          >
            {isActive && isEditable ? (
              <Input
                field={cell}
                name={`${name}.${row}.${key}`}
                label={t('lines.cell', { row: row + 1, field: say(cell.label) })}
                labelHidden
                size="small"
                value={line[key]}
                onChange={(value) => handlers.change(row, key, value)}
                error={error}
                record={line}
              />
            ) : (
              <View field={cell} fieldKey={key} value={line[key]} record={{ ...line, currency }} />
            )}
          </Cell>
        )
      })}
      <Cell data-stick="end">
        {!isReadOnly && (
          <RowButtons>
            <IconButton
              size="small"
              tabIndex={-1}
              icon={<Copy size={14} aria-hidden />}
              label={t('lines.duplicate', { row: row + 1 })}
              shortcut="Ctrl D"
              onPress={() => handlers.duplicate(row)}
            />
            <IconButton
              size="small"
              tabIndex={-1}
              icon={<Trash2 size={14} aria-hidden />}
              label={t('lines.remove', { row: row + 1 })}
              shortcut="Ctrl ⌫"
              onPress={() => handlers.remove(row)}
            />
          </RowButtons>
        )}
      </Cell>
    </Row>
  )
}

export const LineRow = memo(PlainLineRow)
