import type { Core, ImportReport, SheetEdits, SheetTarget } from '@bip/contract'
import { Alert, Button } from '@bip/design-system'
import { Download } from '@bip/design-system/icons'
import { useText } from '../host/useText.ts'
import { errorFile } from './errorFile.ts'
import { ImportRepairs } from './ImportRepairs.tsx'
import { saveFile } from './saveFile.ts'

export type ImportErrorsProps = {
  core: Core
  report: ImportReport
  targets: readonly SheetTarget[]
  edits: SheetEdits
  onRepair?: (edits: SheetEdits) => void
}

/** What a check found: how many rows would go which way, and what is wrong with those that would not. */
export const ImportErrors = ({ core, report, targets, edits, onRepair }: ImportErrorsProps) => {
  const { t, say } = useText()
  const { total, created, updated, unchanged, failed, errors } = report

  const download = (): void => {
    const titles = { row: t('transfer.errorRow'), column: t('transfer.errorColumn'), message: t('transfer.errorMessage') }
    const blob = new Blob([errorFile(report, titles)], { type: 'text/csv;charset=utf-8' })
    saveFile(blob, `${say(core.label)}-${t('transfer.errors')}.csv`)
  }

  return (
    <>
      <Alert
        tone={failed > 0 ? 'warning' : 'success'}
        action={
          errors.length > 0 && (
            <Button size="small" icon={<Download size={16} aria-hidden />} onPress={download}>
              {t('transfer.downloadErrors')}
            </Button>
          )
        }
      >
        {failed === 0 && `${t('transfer.clean')} · `}
        {t('transfer.report', { total, created, updated, unchanged, failed })}
        {errors.length > 0 && onRepair && ` · ${t('transfer.repairHint')}`}
      </Alert>
      {errors.length > 0 && <ImportRepairs report={report} targets={targets} edits={edits} onRepair={onRepair} />}
    </>
  )
}
