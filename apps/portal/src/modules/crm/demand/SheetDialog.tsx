import { type AnyRecord, rlistCalls, type SheetReading, type SheetTaken } from '@bip/contract'
import { customerRlist } from '@bip/contract/resources'
import { Alert, Button, Checkbox, Dialog, FileField, useToast } from '@bip/design-system'
import { reasonOf, useHost, useRefresh } from '@bip/records'
import { useState } from 'react'
import { Note, Stack } from './demand.styles.ts'
import { MappingTable } from './MappingTable.tsx'
import { columnsOf, type Mapping, mappingOf, missingOf } from './mapping.ts'
import { useDemandText } from './useDemandText.ts'

const accept = '.xlsx,.csv'
const maxSize = 5_242_880

/** A customer's own sheet: chosen, its columns told apart, and its rows stored. What was told is remembered. */
export const SheetDialog = ({ record, onClose }: { record: AnyRecord; onClose: () => void }) => {
  const { t } = useDemandText()
  const { client } = useHost()
  const refresh = useRefresh()
  const toast = useToast()
  const [file, setFile] = useState<File>()
  const [reading, setReading] = useState<SheetReading>()
  const [mapping, setMapping] = useState<Mapping>({})
  const [isKept, setKept] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const missing = reading ? missingOf(reading, mapping) : undefined

  const send = async <T,>(path: string, words: Record<string, string>): Promise<T | undefined> => {
    if (!file) return undefined
    const form = new FormData()
    for (const [key, value] of Object.entries({ id: record.id, ...words })) form.append(key, value)
    form.append('file', file, file.name)
    setBusy(true)
    setFailure(undefined)
    try {
      return await client.request<T>({ method: 'POST', path, form, silent: true })
    } catch (error) {
      setFailure(reasonOf(error))
      return undefined
    } finally {
      setBusy(false)
    }
  }
  const read = async (): Promise<void> => {
    const answer = await send<SheetReading>(rlistCalls.readSheet, {})
    if (!answer) return
    setReading(answer)
    setMapping(mappingOf(answer))
  }
  const take = async (): Promise<void> => {
    const columns = JSON.stringify(columnsOf(mapping))
    const mode = isKept ? 'append' : 'replace'
    const answer = await send<SheetTaken>(rlistCalls.takeSheet, { version: String(record.version), mode, columns })
    if (!answer) return
    toast.success(t('sheet.done', { added: answer.added, total: answer.total }))
    onClose()
    await refresh(customerRlist)
  }
  const startOver = (): void => {
    setFile(undefined)
    setReading(undefined)
    setFailure(undefined)
  }

  return (
    <Dialog
      isOpen
      size="large"
      title={t('sheet.title')}
      isDismissable={false}
      onClose={onClose}
      footer={
        <>
          {reading && <Button onPress={startOver}>{t('sheet.other')}</Button>}
          <Button onPress={onClose}>{t('sheet.cancel')}</Button>
          {reading ? (
            <Button variant="primary" isLoading={isBusy} isDisabled={missing !== undefined} onPress={() => void take()}>
              {t('sheet.take')}
            </Button>
          ) : (
            <Button variant="primary" isLoading={isBusy} isDisabled={!file} onPress={() => void read()}>
              {t('sheet.read')}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {failure && (
          <Alert tone="danger" title={t('sheet.failed')}>
            {failure}
          </Alert>
        )}
        {!reading && (
          <>
            <Note>{t('sheet.hint')}</Note>
            <FileField
              label={t('sheet.file')}
              accept={accept}
              maxSize={maxSize}
              maxCount={1}
              isDisabled={isBusy}
              files={file ? [{ id: 'file', name: file.name, size: file.size }] : []}
              onAdd={([first]) => setFile(first)}
              onRemove={() => setFile(undefined)}
            />
          </>
        )}
        {reading && (
          <>
            <Note>{`${t(reading.isRemembered ? 'sheet.remembered' : 'sheet.guessed')} · ${t('sheet.rows', { count: reading.rows })}`}</Note>
            <MappingTable reading={reading} mapping={mapping} onChange={setMapping} />
            {missing && <Alert tone="warning">{t('sheet.needed', { name: missing })}</Alert>}
            <Checkbox label={t('sheet.append')} value={isKept} onChange={setKept} />
          </>
        )}
      </Stack>
    </Dialog>
  )
}
