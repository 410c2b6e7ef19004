import { flowCalls } from '@bip/contract/workflow'
import { Alert, Button, Dialog, FileField, TextField, useToast } from '@bip/design-system'
import { useState } from 'react'
import { client } from '../../../../app/client.ts'
import { Note, Stack } from '../flow.styles.ts'
import { useFlowText } from '../useFlowText.ts'

type UploadDialogProps = { onClose: () => void; onDone: () => void }

const maxFiles = 20
const maxBytes = 1024 * 1024

/** Diagrams as files. A refusal names the file and the place in it; the files stay chosen. */
export const UploadDialog = ({ onClose, onDone }: UploadDialogProps) => {
  const { t } = useFlowText()
  const toast = useToast()
  const [files, setFiles] = useState<readonly { id: string; file: File }[]>([])
  const [category, setCategory] = useState('')
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const send = async (): Promise<void> => {
    const form = new FormData()
    if (category.trim()) form.append('category', category.trim())
    for (const { file } of files) form.append('file', file, file.name)
    setBusy(true)
    setFailure(undefined)
    try {
      await client.request({ method: 'POST', path: flowCalls.deployUpload, form, silent: true })
      toast.success(t('upload.done', { count: files.length }))
      onDone()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }
  const add = (added: File[]): void => {
    setFailure(undefined)
    setFiles((there) => [...there, ...added.map((file) => ({ id: crypto.randomUUID(), file }))])
  }
  return (
    <Dialog
      isOpen
      title={t('upload.title')}
      onClose={onClose}
      isDirty={files.length > 0}
      isDismissable={false}
      footer={
        <Button variant="primary" isLoading={isBusy} isDisabled={files.length === 0} onPress={() => void send()}>
          {t('upload.send')}
        </Button>
      }
    >
      <Stack>
        {failure && (
          <Alert tone="danger" title={t('upload.failed')}>
            {failure}
          </Alert>
        )}
        <Note>{t('upload.hint')}</Note>
        <FileField
          label={t('upload.files')}
          accept=".bpmn,.xml"
          maxSize={maxBytes}
          maxCount={maxFiles}
          isDisabled={isBusy}
          files={files.map(({ id, file }) => ({ id, name: file.name, size: file.size, status: 'waiting' as const }))}
          onAdd={add}
          onRemove={({ id }) => setFiles((there) => there.filter((one) => one.id !== id))}
        />
        <TextField label={t('upload.category')} value={category} onChange={setCategory} maxLength={64} />
      </Stack>
    </Dialog>
  )
}
