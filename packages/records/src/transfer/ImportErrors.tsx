import type { Core, ImportReport } from '@bip/contract'
import { Alert, Button, Table, type TableColumn } from '@bip/design-system'
import { Download } from '@bip/design-system/icons'
import { useMemo } from 'react'
import styled from 'styled-components'
import { useText } from '../host/useText.ts'
import { saveFile } from './saveFile.ts'

type ImportError = ImportReport['errors'][number] & { at: number }

/** So many are shown; the download has all of them. */
const shownErrors = 200

const Frame = styled.div`
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius);
`

const cell = (text: string): string => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** What a check found: how many rows would go which way, and what is wrong with those that would not. */
export const ImportErrors = ({ core, report }: { core: Core; report: ImportReport }) => {
  const { t, say } = useText()
  const { total, created, updated, unchanged, failed, errors } = report
  const columns = useMemo(
    (): TableColumn<ImportError>[] => [
      { key: 'row', header: t('transfer.errorRow'), width: 64, align: 'right', isResizable: false, render: ({ row }) => row },
      { key: 'column', header: t('transfer.errorColumn'), isResizable: false, render: ({ column }) => column },
      { key: 'message', header: t('transfer.errorMessage'), isResizable: false, maxWidth: 400, render: ({ message }) => message },
    ],
    [t],
  )
  const rows = useMemo(() => errors.slice(0, shownErrors).map((error, at) => ({ ...error, at })), [errors])

  const download = (): void => {
    const head = [t('transfer.errorRow'), t('transfer.errorColumn'), t('transfer.errorMessage')]
    const lines = [head, ...errors.map(({ row, column, message }) => [String(row), column, message])]
    // The mark tells spreadsheets that the text is UTF-8.
    const text = `\uFEFF${lines.map((line) => line.map(cell).join(',')).join('\r\n')}`
    saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${say(core.label)}-${t('transfer.errors')}.csv`)
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
      </Alert>
      {rows.length > 0 && (
        <Frame>
          <Table caption={t('transfer.errors')} columns={columns} rows={rows} rowKey={({ at }) => String(at)} maxHeight={280} />
        </Frame>
      )}
      {errors.length > shownErrors && t('transfer.errorsMore', { count: errors.length - shownErrors })}
    </>
  )
}
