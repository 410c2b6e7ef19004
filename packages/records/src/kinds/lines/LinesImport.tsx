import type { LinesField, SheetAnalysis } from '@bip/contract'
import { readSheet } from '@bip/contract/client'
import { Alert, Button, Dialog, decimalSigns, FileField, Skeleton, useLocale } from '@bip/design-system'
import { useEffect, useRef, useState } from 'react'
import { isAborted, reasonOf } from '../../data/errors.ts'
import { useHost } from '../../host/RecordsProvider.tsx'
import { useText } from '../../host/useText.ts'
import { ColumnMapping } from '../../transfer/ColumnMapping.tsx'
import { accept, maxSize } from '../../transfer/sheetFiles.ts'
import { Stack } from '../../transfer/transfer.styles.ts'
import { startOf, useImportMemory } from '../../transfer/useImportMemory.ts'
import { linesSheet, lineTexts } from './linesSheet.ts'

export type LinesImportProps = {
  field: LinesField
  /** So many lines may still be added. */
  room: number
  onClose: () => void
  /** Texts by cell, to be read as what is pasted is. */
  onImport: (rows: readonly Readonly<Record<string, string>>[]) => void
}

type Columns = Readonly<Record<string, string>>

/** Lines out of a spreadsheet: its columns are named here, what is wrong with a cell is mended in the lines themselves. */
export const LinesImport = ({ field, room, onClose, onImport }: LinesImportProps) => {
  const { t, say, language } = useText()
  const { client } = useHost()
  const { locale } = useLocale()
  const memory = useImportMemory(`lines.${field.label.en}.${Object.keys(field.fields).join('.')}`)
  const [file, setFile] = useState<File>()
  const [sheet, setSheet] = useState<SheetAnalysis>()
  const [columns, setColumns] = useState<Columns>({})
  const [problem, setProblem] = useState<string>()
  const reading = useRef<AbortController>(undefined)
  useEffect(() => () => reading.current?.abort(), [])

  const choose = async (chosen: File | undefined): Promise<void> => {
    reading.current?.abort()
    setFile(chosen)
    setSheet(undefined)
    setProblem(undefined)
    if (!chosen) return
    if (chosen.size > maxSize) return setProblem(t('transfer.tooLarge'))
    const controller = new AbortController()
    reading.current = controller
    try {
      const read = await readSheet(client, chosen, controller.signal)
      if (!read) return setProblem(t('transfer.off'))
      const found = linesSheet(field, read, language)
      setColumns(startOf(found, memory.columns()))
      setSheet(found)
    } catch (error) {
      if (!isAborted(error)) setProblem(reasonOf(error) || t('transfer.unknownReason'))
    }
  }
  const rows = sheet ? lineTexts(sheet, columns, decimalSigns(locale).decimal) : []
  const isTooMany = rows.length > room

  return (
    <Dialog
      isOpen
      title={t('transfer.importTitle', { what: say(field.label) })}
      size={sheet ? 'large' : undefined}
      isDismissable={false}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('action.cancel')}</Button>
          <Button
            variant="primary"
            isDisabled={rows.length === 0 || isTooMany}
            onPress={() => {
              memory.keepColumns(columns)
              onImport(rows)
              onClose()
            }}
          >
            {t('lines.importRows', { count: rows.length })}
          </Button>
        </>
      }
    >
      <Stack>
        {problem && <Alert tone="danger">{problem}</Alert>}
        <FileField
          label={t('transfer.file')}
          labelHidden
          accept={accept}
          maxCount={1}
          hint={t('transfer.tooLarge')}
          files={file ? [{ id: 'file', name: file.name, size: file.size }] : []}
          onAdd={([first]) => void choose(first)}
          onRemove={() => void choose(undefined)}
        />
        {file && !sheet && !problem && <Skeleton lines={4} height={20} />}
        {sheet && file && <ColumnMapping key={file.name} analysis={sheet} columns={columns} onChange={setColumns} />}
        {sheet && rows.length === 0 && <Alert tone="warning">{t('lines.importNothing')}</Alert>}
        {isTooMany && <Alert tone="danger">{t('lines.importTooMany', { count: rows.length, max: room })}</Alert>}
      </Stack>
    </Dialog>
  )
}
