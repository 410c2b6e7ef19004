import {
  Button,
  type ColumnLayout,
  ColumnsButton,
  type DataColumn,
  DataTable,
  Dialog,
  Pagination,
  SearchField,
  useLocale,
  useToast,
} from '@bip/design-system'
import { ClipboardPaste } from '@bip/design-system/icons'
import { type CSSProperties, type ReactNode, useMemo, useState } from 'react'
import type { PickerChoice, ResolveCodes } from '../adapter.ts'
import { isList } from '../codes.ts'
import { ChosenArea } from './ChosenArea.tsx'
import { CodesPanel } from './CodesPanel.tsx'
import { confirmed } from './picking.ts'
import { Body, Main, Paging, Side, TableRoom, Tools } from './RecordPicker.styles.ts'
import { recordPickerTexts as texts } from './RecordPicker.texts.ts'
import type { Picking } from './usePicking.ts'
import { usePresses } from './usePresses.ts'
import { useResolving } from './useResolving.ts'
import { useScanner } from './useScanner.ts'

/** What the dialog asks of its source. */
export type PickerQuestion = { search: string; current: number; size: number }

export type RecordPickerProps<Row extends { id: string }> = {
  title: string
  columns: readonly DataColumn<Row>[]
  /** What is stored and shown of a row. */
  choiceOf: (row: Row) => PickerChoice
  /** What answers the question; undefined until it is there. */
  page: { rows: readonly Row[]; total: number } | undefined
  question: PickerQuestion
  onQuestionChange: (question: PickerQuestion) => void
  /** An answer is on its way. */
  isLoading?: boolean
  /** Shown in the place of rows that could not be fetched, or that nobody serves. */
  errorState?: ReactNode
  picking: Picking
  onConfirm: (chosen: readonly PickerChoice[]) => void
  onClose: () => void
  /** What the search looks through. */
  placeholder?: string
  /** Conditions beside the search. */
  filters?: ReactNode
  /** Buttons at the end of the head, such as the one for a new record. */
  tools?: ReactNode
  /** Beside the table, such as a tree that narrows it. */
  side?: ReactNode
  rowActions?: (row: Row) => ReactNode
  /** Default: codes are neither pasted nor scanned. */
  resolve?: ResolveCodes
  /** `legacy`: 60 % wide, and something has to be chosen. Default `standard`: 1 200 px. */
  variant?: 'standard' | 'legacy'
  /** Which columns are shown, in which order and how wide. Default: as they are given, and nobody changes it. */
  layout?: ColumnLayout
  onLayoutChange?: (layout: ColumnLayout) => void
}

const usualWidth = 1200
const height: CSSProperties & Record<`--${string}`, string> = { '--modal-own-height': 'min(70vh, 910px)' }
const legacySize: typeof height = { ...height, '--modal-own-width': '60%' }

/** Records chosen from a table: searched, paged, kept across both, by mouse, keyboard or barcode reader. */
export const RecordPicker = <Row extends { id: string }>(props: RecordPickerProps<Row>) => {
  const { title, columns, choiceOf, page, question, onQuestionChange, isLoading = false, errorState, picking, onConfirm } = props
  const { onClose, placeholder, filters, tools, side, rowActions, resolve, variant = 'standard' } = props
  const { layout, onLayoutChange } = props
  const { t } = useLocale()
  const toast = useToast()
  const [text, setText] = useState(question.search)
  const [hasCodes, setHasCodes] = useState(false)
  const { chosen, limit, take, toggle } = picking
  const resolving = useResolving(resolve, picking.add)
  const keys = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen])
  const rows = page?.rows ?? noRows
  const first = (question.current - 1) * question.size + 1
  const isFull = limit > 1 && chosen.length >= limit

  const confirm = (next: readonly PickerChoice[]): void => {
    if (variant === 'legacy' && next.length === 0) toast.info(t(texts.atLeast))
    else onConfirm(next)
  }
  const presses = usePresses<Row>(
    (row) => toggle(choiceOf(row)),
    (row) => {
      const next = take(confirmed(chosen, choiceOf(row), limit))
      if (next) confirm(next)
    },
  )
  const scan = useScanner((code) => {
    void resolving.run(code).then((isFound) => {
      if (!isFound) return
      setText('')
      onQuestionChange({ ...question, search: '', current: 1 })
    })
  })
  /** Boxes of the table: what is ticked on this page is added, what is not is taken out. */
  const select = (next: ReadonlySet<string>): void => {
    const gone = rows.filter(({ id }) => keys.has(id) && !next.has(id))
    if (gone.length > 0) picking.remove(new Set(gone.map(({ id }) => id)))
    else picking.add(rows.filter(({ id }) => next.has(id) && !keys.has(id)).map(choiceOf))
  }
  const numbered = useMemo((): DataColumn<Row>[] => {
    const places = new Map(rows.map(({ id }, at) => [id, String(first + at)]))
    const text = (_: unknown, { id }: Row): string => places.get(id) ?? ''
    return [{ key: indexKey, header: t(texts.index), width: 56, align: 'right', isSortable: false, cell: { text } }, ...columns]
  }, [rows, first, columns, t])

  return (
    <Dialog
      isOpen
      isFlush
      isDismissable={false}
      size={usualWidth}
      style={variant === 'legacy' ? legacySize : height}
      title={title}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onPress={close}>{t(texts.cancel)}</Button>
          <Button variant="primary" onPress={() => confirm(chosen)}>
            {t(texts.confirm)}
          </Button>
        </>
      )}
    >
      <Body>
        {side && <Side>{side}</Side>}
        <Main>
          <Tools>
            <SearchField
              autoFocus
              label={placeholder ?? t(texts.search)}
              value={text}
              onChange={setText}
              onSearch={(search) => onQuestionChange({ ...question, search, current: 1 })}
              onKeyDown={(event) => {
                if (resolve && scan(event)) event.preventDefault()
              }}
              onPaste={(event) => {
                const pasted = event.clipboardData.getData('text')
                if (!resolve || !isList(pasted)) return
                event.preventDefault()
                setHasCodes(true)
                void resolving.run(pasted)
              }}
            />
            {filters}
            {resolve && limit !== 1 && (
              <Button
                icon={<ClipboardPaste size={16} aria-hidden />}
                aria-expanded={hasCodes}
                onPress={() => setHasCodes(!hasCodes)}
              >
                {t(texts.codes)}
              </Button>
            )}
            {tools}
            {onLayoutChange && <ColumnsButton columns={columns} layout={layout ?? asGiven} onLayoutChange={onLayoutChange} />}
          </Tools>
          {hasCodes && <CodesPanel resolving={resolving} />}
          <ChosenArea picking={picking} />
          <TableRoom onDoubleClick={presses.double}>
            <DataTable<Row>
              label={title}
              columns={numbered}
              rows={rows}
              rowKey={rowKey}
              isServed
              hasColumnMenu={false}
              layout={layout && withIndex(layout)}
              onLayoutChange={onLayoutChange && ((next) => onLayoutChange(withoutIndex(next)))}
              selectionMode="multiple"
              selection={{ mode: 'some', keys }}
              onSelectionChange={(next) => {
                if (next.mode === 'some') select(next.keys)
              }}
              isSelectionDisabled={(key) => isFull && !keys.has(key)}
              onRowPress={presses.press}
              rowActions={rowActions}
              isLoading={isLoading}
              errorState={errorState}
              page={{ first, total: page?.total ?? 0 }}
            />
          </TableRoom>
          {page && page.total > 0 && (
            <Paging>
              <Pagination
                current={question.current}
                size={question.size}
                total={page.total}
                sizes={sizes}
                onChange={(next) => onQuestionChange({ ...question, ...next })}
              />
            </Paging>
          )}
        </Main>
      </Body>
    </Dialog>
  )
}

const sizes = [10, 20, 50, 100] as const
const noRows: readonly never[] = []
const asGiven: ColumnLayout = {}
const indexKey = '#'

/** The number of a row stands first, whatever is done to the others. */
const withIndex = ({ order, ...rest }: ColumnLayout): ColumnLayout => (order ? { ...rest, order: [indexKey, ...order] } : rest)
const withoutIndex = ({ order, ...rest }: ColumnLayout): ColumnLayout =>
  order ? { ...rest, order: order.filter((key) => key !== indexKey) } : rest
const rowKey = ({ id }: { id: string }): string => id
