import type { AnyRecord, Core } from '@bip/contract'
import type { ProcessDetail } from '@bip/contract/workflow'
import { Button, Dialog, PrintArea, useLocale, usePrint, useToast, Watermark } from '@bip/design-system'
import { useHost } from '@bip/records'
import { Sections, usePrint as useTemplates } from '@bip/records/parts'
import { FlowTimeline } from '../flow/FlowTimeline.tsx'
import { useText } from '../host/useText.ts'
import { stateOf } from './stateOf.ts'
import { AsideTitle, Paper, PaperNote, PaperTitle } from './task.styles.ts'
import { useHeadNote } from './useHeadNote.ts'

export type PrintRequestProps = {
  detail: ProcessDetail
  /** The resource as the task sees it. */
  core: Core
  record: AnyRecord
  /** Who prints: stands all over the paper. */
  reader: string
  onClose: () => void
}

/** The request and how it was decided, as it comes out on paper; by a template of the resource where there is one. */
export const PrintRequest = ({ detail, core, record, reader, onClose }: PrintRequestProps) => {
  const { t } = useText()
  const { timeZone } = useHost()
  const { formatDateTime } = useLocale()
  const toast = useToast()
  const { process, flow } = detail
  const name = [process.serialNumber, process.title].filter(Boolean).join(' ')
  const printing = usePrint({
    title: name,
    header: name,
    hasPageNumbers: true,
    onError: () => toast.error(t('print.failed')),
  })
  const note = useHeadNote(detail)
  const templates = useTemplates(core)
  return (
    <>
      <Dialog
        isOpen
        size="large"
        title={t('print.title')}
        onClose={onClose}
        footer={(close) => (
          <>
            <Button onPress={close}>{t('action.cancel')}</Button>
            {templates.isOffered && <Button onPress={() => templates.begin([process.businessId])}>{t('print.template')}</Button>}
            <Button variant="primary" isLoading={printing.isPrinting} onPress={() => void printing.print()}>
              {t('action.print')}
            </Button>
          </>
        )}
      >
        <PrintArea printing={printing}>
          <Watermark text={[reader, formatDateTime(new Date(), { timeZone })]} cell={[220, 140]}>
            <Paper>
              <div>
                <PaperTitle>{process.title}</PaperTitle>
                <PaperNote>
                  {t(stateOf[process.processIsFinished].key)} · {note}
                </PaperNote>
              </div>
              <Sections core={core} record={record} />
              <div>
                <AsideTitle>{t('flow.label')}</AsideTitle>
                <FlowTimeline flow={flow} startUserId={process.startUserId} />
              </div>
            </Paper>
          </Watermark>
        </PrintArea>
      </Dialog>
      {templates.element}
    </>
  )
}
