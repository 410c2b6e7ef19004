import type { Line, LinesField } from '@bip/contract'
import { Button, useFormState, useRowHeight } from '@bip/design-system'
import { Plus } from '@bip/design-system/icons'
import { useMemo, useRef } from 'react'
import { useText } from '../../host/useText.ts'
import { cellViewOf } from '../cellViews.ts'
import type { InputProps } from '../types.ts'
import { editableCells } from './edits.ts'
import { LineRow } from './LineRow.tsx'
import { Bar, Cell, EmptyCell, Grid, Head, Problem, RequiredMark, Root, Scroller, Spacer } from './LinesInput.styles.ts'
import { lineErrorsOf } from './lineErrors.ts'
import { lineKeys } from './lineKeys.ts'
import { linesOf, totalsOf } from './linesOf.ts'
import { useLineEditor } from './useLineEditor.ts'
import { useLineWindow } from './useLineWindow.ts'

const indexWidth = 44
const buttonsWidth = 76

/** A width in px at a desk; on a wall columns are as much wider as their type is larger. */
const scaled = (width: number): string => `calc(${width} * var(--line-px))`

/** The lines of a document as a table that is filled by keyboard, mouse or from a spreadsheet's clipboard. */
export const LinesInput = (props: InputProps<LinesField>) => {
  const { field, name, label, value, isReadOnly = false, record } = props
  const { t, say } = useText()
  const scroller = useRef<HTMLDivElement>(null)
  const lines = useMemo(() => linesOf(value), [value])
  const { errors } = useFormState({ name })
  const told = lineErrorsOf(name.split('.').reduce<unknown>((found, key) => Reflect.get(Object(found), key), errors))
  const editor = useLineEditor({ ...props, lines, scroller, errors: told })
  const rowHeight = useRowHeight(scroller)
  const { isLong, start, end } = useLineWindow(scroller, lines.length, rowHeight)
  const cells = Object.entries(field.fields)
  const editable = useMemo(() => editableCells(field), [field])
  const totals = totalsOf(field, lines)
  const span = cells.length + 2
  const max = field.maxLines ?? 2000
  const width = cells.reduce((sum, [, cell]) => sum + (cell.width ?? cellViewOf(cell).width), indexWidth + buttonsWidth)

  return (
    <Root>
      <Scroller ref={scroller} data-long={isLong || undefined} data-invalid={told.whole ? true : undefined}>
        <Grid
          aria-label={label}
          aria-rowcount={lines.length + 1}
          style={{ minInlineSize: scaled(width) }}
          onKeyDown={isReadOnly ? undefined : lineKeys(editor)}
          onPaste={isReadOnly ? undefined : editor.paste}
          onBlur={editor.leave}
        >
          <colgroup>
            <col style={{ inlineSize: scaled(indexWidth) }} />
            {cells.map(([key, cell]) => (
              <col key={key} style={{ inlineSize: scaled(cell.width ?? cellViewOf(cell).width) }} />
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
          <tbody>
            {start > 0 && (
              <tr aria-hidden>
                <Spacer colSpan={span} style={{ blockSize: start * rowHeight }} />
              </tr>
            )}
            {lines.slice(start, end).map((line, offset) => {
              const row = start + offset
              return (
                <LineRow
                  key={`${editor.generation}-${row}`}
                  name={name}
                  field={field}
                  line={line as Line}
                  row={row}
                  isActive={editor.activeRow === row}
                  isEntry={row === (editor.activeRow ?? 0)}
                  isReadOnly={isReadOnly}
                  currency={record.currency}
                  errors={told.byLine.get(row)}
                  editable={editable}
                  handlers={editor.handlers}
                />
              )
            })}
            {end < lines.length && (
              <tr aria-hidden>
                <Spacer colSpan={span} style={{ blockSize: (lines.length - end) * rowHeight }} />
              </tr>
            )}
            {lines.length === 0 && (
              <tr>
                <EmptyCell colSpan={span} tabIndex={0}>
                  {t('lines.empty')}
                </EmptyCell>
              </tr>
            )}
          </tbody>
          {lines.length > 0 && Object.keys(totals).length > 0 && (
            <tfoot>
              <tr>
                <Cell />
                {cells.map(([key, cell], at) => {
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
          )}
        </Grid>
      </Scroller>
      {!isReadOnly && (
        <Bar>
          <Button
            size="small"
            icon={<Plus size={16} aria-hidden />}
            isDisabled={lines.length >= max}
            onPress={() => editor.go(lines.length, 'first')}
          >
            {t('lines.add')}
          </Button>
          {lines.length >= max ? t('lines.full', { max }) : t('lines.pasteHint')}
          {(told.whole || told.byLine.size > 0) && (
            <Problem role="alert">{told.whole ?? t('lines.errors', { count: told.byLine.size })}</Problem>
          )}
        </Bar>
      )}
    </Root>
  )
}
