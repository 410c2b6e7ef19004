import type { PrintChoice, PrintQueued } from '@bip/contract'
import { printCalls } from '@bip/contract'
import { Alert, Button, Dialog, NumberField, Select, useConfirm, useToast } from '@bip/design-system'
import { useRef, useState } from 'react'
import { reasonOf } from '../data/errors.ts'
import { quiet } from '../data/useApi.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { useText } from '../host/useText.ts'
import { PreviewFrame } from './PreviewFrame.tsx'
import { PrinterChoice } from './PrinterChoice.tsx'
import { Choices, Panes } from './printing.styles.ts'
import { usePreview } from './usePreview.ts'

export type PrintDialogProps = {
  /** Templates of the resource, the first choice first. */
  templates: readonly PrintChoice[]
  /** Records in the order in which they are printed. */
  ids: readonly string[]
  onClose: () => void
}

const maxCopies = 100
const printerKey = 'bip.print.printer'

/** Template, copies and printer beside the very document that will come out. */
export const PrintDialog = ({ templates, ids, onClose }: PrintDialogProps) => {
  const { client, storage } = useHost()
  const store = storage ?? window.localStorage
  const toast = useToast()
  const confirm = useConfirm()
  const { t } = useText()
  const [templateId, setTemplateId] = useState<string | null>(templates[0]?.id ?? null)
  const [printerId, setPrinterId] = useState<string | null>(store.getItem(printerKey))
  const [copies, setCopies] = useState<string | null>('1')
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isRight = copies !== null && Number.isInteger(Number(copies)) && Number(copies) >= 1 && Number(copies) <= maxCopies
  const preview = usePreview(templateId ? { templateId, ids } : undefined)
  // Enter held down is one print.
  const isUnderWay = useRef(false)

  const send = async (again: boolean): Promise<PrintQueued> =>
    quiet(client).request<PrintQueued>({
      method: 'POST',
      path: printCalls.print,
      body: { templateId, ids, printerId, copies: Number(copies), again },
    })

  const print = async (): Promise<void> => {
    if (isUnderWay.current || !printerId) return
    isUnderWay.current = true
    setSending(true)
    setProblem(undefined)
    try {
      let queued = await send(false)
      if (queued.printedAgo !== undefined) {
        const isWanted = await confirm({
          title: t('print.againTitle'),
          message: t('print.again', { seconds: queued.printedAgo }),
          confirmLabel: t('print.againYes'),
        })
        if (!isWanted) return
        queued = await send(true)
      }
      store.setItem(printerKey, printerId)
      toast.success(t('print.queued', { no: queued.no ?? '', pages: queued.pages ?? 0 }))
      onClose()
    } catch (error) {
      setProblem(reasonOf(error))
    } finally {
      isUnderWay.current = false
      setSending(false)
    }
  }

  return (
    <Dialog
      isOpen
      size={1080}
      isExpandable
      title={t('print.title', { count: ids.length })}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('action.cancel')}</Button>
          <Button isDisabled={!preview.link} onPress={() => preview.link && window.open(preview.link, '_blank', 'noopener')}>
            {t('print.open')}
          </Button>
          <Button
            variant="primary"
            isLoading={isSending}
            isDisabled={!printerId || !templateId || !isRight}
            onPress={() => void print()}
          >
            {t('print.print')}
          </Button>
        </>
      }
    >
      <Panes>
        <Choices>
          {problem && <Alert tone="danger">{problem}</Alert>}
          <Select
            label={t('print.template')}
            options={templates.map(({ id, name }) => ({ value: id, label: name }))}
            value={templateId}
            onChange={setTemplateId}
          />
          <NumberField
            label={t('print.copies')}
            value={copies}
            onChange={setCopies}
            precision={0}
            min="1"
            max={String(maxCopies)}
            hasSteppers
            error={isRight ? undefined : t('print.copiesWrong', { max: maxCopies })}
          />
          <PrinterChoice printerId={printerId} onChange={setPrinterId} />
        </Choices>
        <PreviewFrame preview={preview} />
      </Panes>
    </Dialog>
  )
}
