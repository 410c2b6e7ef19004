import type { ImportReport, SheetEdits, SheetTarget } from '@bip/contract'
import { Button, Select, Table, type TableColumn, TextField } from '@bip/design-system'
import { useState } from 'react'
import { useDictionary } from '../data/useDictionary.ts'
import { useText } from '../host/useText.ts'
import { Frame, Replacing } from './transfer.styles.ts'

type ImportError = ImportReport['errors'][number]
type Row = ImportError & { at: number }
type Word = { target: SheetTarget; text: string; count: number }

/** So many are shown; the download has all of them. */
const shownErrors = 200
const maxWords = 12

export type ImportRepairsProps = {
  report: ImportReport
  targets: readonly SheetTarget[]
  edits: SheetEdits
  /** Checks the file as mended. Default nothing is mended here. */
  onRepair?: (edits: SheetEdits) => void
}

/** Texts that stand for no value of a dictionary, each once with how often. */
const wordsOf = (errors: readonly ImportError[], targets: readonly SheetTarget[]): Word[] => {
  const words = new Map<string, Word>()
  for (const { key, text } of errors) {
    const target = targets.find((one) => one.key === key)
    if (!target?.dictionary || !text) continue
    const known = words.get(`${key}/${text}`) ?? { target, text, count: 0 }
    words.set(`${key}/${text}`, { ...known, count: known.count + 1 })
  }
  return [...words.values()].toSorted((one, other) => other.count - one.count).slice(0, maxWords)
}

const WordSelect = ({ word, value, onChange }: { word: Word; value: string; onChange: (key: string) => void }) => {
  const { t } = useText()
  const { entries = [] } = useDictionary(word.target.dictionary ?? '')
  return (
    <Select
      size="small"
      label={`${word.target.label}: ${t('transfer.replaceAll', { text: word.text, count: word.count })}`}
      options={entries.map(({ key, label }) => ({ value: key, label }))}
      value={value || null}
      isClearable
      onChange={(key) => onChange(key ?? '')}
    />
  )
}

const cellKey = ({ row, key }: Pick<ImportError, 'row' | 'key'>): string => `${row}/${key}`

/** What a check found wrong, to be mended where it stands. */
export const ImportRepairs = ({ report, targets, edits, onRepair }: ImportRepairsProps) => {
  const { t } = useText()
  const [cells, setCells] = useState<ReadonlyMap<string, { row: number; key: string; text: string }>>(new Map())
  const [words, setWords] = useState<ReadonlyMap<Word, string>>(new Map())
  const [shownWords] = useState(() => wordsOf(report.errors, targets))
  const rows = report.errors.slice(0, shownErrors).map((error, at): Row => ({ ...error, at }))
  const columns: TableColumn<Row>[] = [
    { key: 'row', header: t('transfer.errorRow'), width: 64, align: 'right', isResizable: false, render: ({ row }) => row },
    { key: 'column', header: t('transfer.errorColumn'), isResizable: false, render: ({ column }) => column },
    { key: 'message', header: t('transfer.errorMessage'), isResizable: false, maxWidth: 320, render: ({ message }) => message },
    {
      key: 'repair',
      header: t('transfer.repair'),
      isResizable: false,
      width: 200,
      render: ({ row, column, key, text }) =>
        key !== undefined &&
        text !== undefined &&
        onRepair && (
          <TextField
            size="small"
            labelHidden
            label={t('transfer.cell', { row, column })}
            value={cells.get(cellKey({ row, key }))?.text ?? text}
            onChange={(next) => setCells(new Map(cells).set(cellKey({ row, key }), { row, key, text: next }))}
          />
        ),
    },
  ]
  const repair = (): void => {
    const meant = { ...edits.words }
    for (const [{ target, text }, key] of words) meant[target.key] = { ...meant[target.key], [text]: key }
    const before = (edits.cells ?? []).filter((cell) => !cells.has(cellKey(cell)))
    onRepair?.({ ...edits, words: meant, cells: [...before, ...cells.values()] })
  }
  const isTouched = cells.size > 0 || words.size > 0
  return (
    <>
      {onRepair && shownWords.length > 0 && (
        <Replacing>
          {shownWords.map((word) => (
            <WordSelect
              key={`${word.target.key}/${word.text}`}
              word={word}
              value={words.get(word) ?? ''}
              onChange={(key) => {
                const next = new Map(words)
                if (key) next.set(word, key)
                else next.delete(word)
                setWords(next)
              }}
            />
          ))}
        </Replacing>
      )}
      <Frame>
        <Table caption={t('transfer.errors')} columns={columns} rows={rows} rowKey={({ at }) => String(at)} maxHeight={280} />
      </Frame>
      {report.errors.length > shownErrors && t('transfer.errorsMore', { count: report.errors.length - shownErrors })}
      {onRepair && (
        <div>
          <Button isDisabled={!isTouched} onPress={repair}>
            {t('transfer.recheck')}
          </Button>
        </div>
      )}
    </>
  )
}
