import type { LinesField } from '@bip/contract'
import {
  Button,
  type CellFault,
  DataTable,
  type DataTableHandle,
  type RowOutcome,
  useFormState,
  useFormWait,
} from '@bip/design-system'
import { FileSpreadsheet } from '@bip/design-system/icons'
import { lazy, Suspense, useRef, useState } from 'react'
import { useText } from '../../host/useText.ts'
import { cellEditOf } from '../cellEdits.ts'
import type { InputProps } from '../types.ts'
import { LineButtons } from './LineButtons.tsx'
import { Bar, Frame, Problem, Root } from './LinesInput.styles.ts'
import { type LineErrors, lineErrorsOf } from './lineErrors.ts'
import { isBlankLine, type LineRow } from './lineRows.ts'
import { linesHeight } from './linesHeight.ts'
import { UnknownTexts } from './UnknownTexts.tsx'
import { useCellTools } from './useCellTools.ts'
import { useFirstFault } from './useFirstFault.ts'
import { hasSums, useLineColumns } from './useLineColumns.tsx'
import { useLineRows } from './useLineRows.ts'

const LinesImport = lazy(() => import('./LinesImport.tsx').then((module) => ({ default: module.LinesImport })))

const outcomesOf = ({ byLine }: LineErrors, rowAt: (index: number) => LineRow | undefined): RowOutcome[] =>
  [...byLine].flatMap(([index, cells]) =>
    Object.entries(cells).flatMap(([column, message]): RowOutcome[] => {
      const key = rowAt(index)?.key
      return key === undefined ? [] : [{ key, column, message, status: 'faulty' }]
    }),
  )

/** The lines of a document in a grid that is filled by keyboard, mouse or from a spreadsheet's clipboard. */
export const LinesInput = ({ field, name, label, value, onChange, isReadOnly = false }: InputProps<LinesField>) => {
  const { t } = useText()
  const root = useRef<HTMLDivElement>(null)
  const table = useRef<DataTableHandle<LineRow>>(null)
  const tools = useCellTools(field)
  const columns = useLineColumns(field, isReadOnly ? undefined : tools)
  const max = field.maxLines ?? 2000
  const lines = useLineRows({ field, value, onChange, columns, max, isReadOnly })
  const [isImporting, setImporting] = useState(false)
  const [faults, setFaults] = useState<readonly CellFault[]>([])
  const { errors } = useFormState({ name })
  const lineErrors = lineErrorsOf(name.split('.').reduce<unknown>((found, key) => Reflect.get(Object(found), key), errors))
  const outcomes = outcomesOf(lineErrors, lines.filled)
  const isFault = ({ key, column }: RowOutcome): boolean => faults.some((one) => one.key === key && one.column === column)
  const wrong = [...faults, ...outcomes.filter((one) => !isFault(one))]
  useFormWait(async () => table.current?.settled())
  const firstBlank = lines.rows[lines.rows.findLastIndex(({ line }) => !isBlankLine(field, line)) + 1]
  const room = max - (firstBlank ? firstBlank.at : lines.rows.length)
  const goToFirst = useFirstFault({ root, table, wrong })
  const unknown = faults.filter(({ column }) => {
    const cell = field.fields[column]
    return cell !== undefined && cellEditOf(cell, tools).source !== undefined
  })
  const editing = {
    onEdit: lines.edit,
    newRow: lines.rows.length < max ? lines.newRow : undefined,
    copyRow: lines.copyRow,
    growsAfter: ({ line }: LineRow) => !isBlankLine(field, line),
    onRowsChange: lines.change,
    onRowMove: lines.move,
    onDraftsChange: () => setFaults(table.current?.faults() ?? []),
    rowActions: ({ key, at }: LineRow) => (
      <LineButtons number={at + 1} onCopy={() => table.current?.copyRow(key)} onRemove={() => table.current?.removeRows([key])} />
    ),
  }

  return (
    <Root ref={root}>
      <Frame data-invalid={lineErrors.whole ? true : undefined}>
        <DataTable<LineRow>
          label={label}
          columns={columns}
          rows={lines.rows}
          rowKey={lines.rowKey}
          rowOutcomes={outcomes}
          hasColumnMenu={false}
          hasTotals={hasSums(columns)}
          hasCards
          totalsLabel={t('lines.total')}
          maxHeight={linesHeight()}
          emptyState={t('lines.empty')}
          handle={table}
          {...(!isReadOnly && editing)}
        />
      </Frame>
      <UnknownTexts
        field={field}
        tools={tools}
        faults={unknown}
        table={() => table.current}
        lineOf={(key) => lines.rows.find((row) => row.key === key)?.line}
      />
      {!isReadOnly && (
        <Bar>
          {(lineErrors.whole || wrong.length > 0) && (
            <Problem
              type="button"
              ref={(button) => button?.setCustomValidity(faults.length > 0 ? t('lines.faults', { count: faults.length }) : '')}
              onClick={goToFirst}
            >
              {lineErrors.whole ?? t('lines.faults', { count: wrong.length })}
            </Problem>
          )}
          <Button
            size="small"
            variant="quiet"
            icon={<FileSpreadsheet size={14} aria-hidden />}
            isDisabled={room === 0}
            onPress={() => setImporting(true)}
          >
            {t('lines.import')}
          </Button>
          <span data-keys>{lines.rows.length >= max ? t('lines.full', { max }) : t('lines.keys')}</span>
        </Bar>
      )}
      {isImporting && (
        <Suspense>
          <LinesImport
            field={field}
            room={room}
            onClose={() => setImporting(false)}
            onImport={(rows) => table.current?.append(rows, firstBlank?.key)}
          />
        </Suspense>
      )}
    </Root>
  )
}
