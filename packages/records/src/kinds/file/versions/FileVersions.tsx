import { type FileVersion, plus, type StoredFile } from '@bip/contract'
import { Button, Dialog, Table, type TableColumn, useLocale } from '@bip/design-system'
import { Download, RotateCcw, Upload } from '@bip/design-system/icons'
import { useRef } from 'react'
import useSWR from 'swr'
import { quiet } from '../../../data/useApi.ts'
import { useHost } from '../../../host/RecordsProvider.tsx'
import { useText } from '../../../host/useText.ts'
import { sizeText } from '../files.ts'
import { useStoredFiles } from '../useStoredFiles.ts'
import { grownText } from './grownText.ts'
import { useNewVersion } from './useNewVersion.ts'
import { Foot, Problem } from './versions.styles.ts'

export type FileVersionsProps = {
  file: StoredFile
  /** Types that are accepted for a new version, as in a file input. Default: any. */
  accept?: string
  /** Largest new version in bytes. Default: what the gateway takes. */
  maxBytes?: number
  /** Hears that another file stands in the place of one; the record keeps it once it is saved. Without it nothing is changed. */
  onChange?: (next: StoredFile, before: StoredFile) => void
  onClose: () => void
}

/** The versions of a file: who stored which when, how its size changed; a new one, an older one saved or brought back. */
export const FileVersions = ({ file, accept, maxBytes, onChange, onClose }: FileVersionsProps) => {
  const { t } = useText()
  const tools = useLocale()
  const { client, timeZone } = useHost()
  const { save } = useStoredFiles()
  const input = useRef<HTMLInputElement>(null)
  const { data: versions = [], error } = useSWR(['fileVersions', file.id], () =>
    quiet(client).request<FileVersion[]>({ path: plus.fileVersions, query: { id: file.id } }),
  )
  const { store, restore, percent, problem } = useNewVersion(file, { maxBytes, onChange })
  const isBusy = percent !== undefined
  const columns: TableColumn<FileVersion>[] = [
    { key: 'version', header: t('file.version'), render: ({ version }) => t('file.versionNumber', { version }) },
    { key: 'name', header: t('file.name'), maxWidth: 220, render: ({ name }) => name },
    { key: 'createUserName', header: t('file.by'), render: ({ createUserName }) => createUserName },
    {
      key: 'createTime',
      header: t('file.at'),
      render: ({ createTime }) => tools.formatDateTime(createTime, { timeZone }),
    },
    {
      key: 'size',
      header: t('file.size'),
      align: 'right',
      render: (one) => `${sizeText(one.size)}${grownText(one, versions)}`,
    },
    {
      key: 'acts',
      header: '',
      render: (one) => (
        <>
          <Button
            size="small"
            variant="quiet"
            icon={<Download size={14} aria-hidden />}
            aria-label={t('file.downloadVersion', { version: one.version })}
            onPress={() => save(one)}
          >
            {t('file.download')}
          </Button>
          {onChange && one.id !== file.id && (
            <Button
              size="small"
              variant="quiet"
              icon={<RotateCcw size={14} aria-hidden />}
              aria-label={t('file.restoreVersion', { version: one.version })}
              isDisabled={isBusy}
              onPress={() => restore(one)}
            >
              {t('file.restore')}
            </Button>
          )}
        </>
      ),
    },
  ]
  return (
    <Dialog
      isOpen
      size="large"
      title={t('file.versionsOf', { name: file.name })}
      onClose={onClose}
      footer={
        onChange && (
          <Foot>
            <span role="status">{isBusy ? t('file.sending', { percent }) : t('file.versionHint')}</span>
            <input
              ref={input}
              type="file"
              hidden
              accept={accept}
              aria-label={t('file.newVersion')}
              onChange={({ target }) => {
                const [chosen] = target.files ?? []
                if (chosen) store(chosen)
                target.value = ''
              }}
            />
            <Button icon={<Upload size={16} aria-hidden />} isDisabled={isBusy} onPress={() => input.current?.click()}>
              {t('file.newVersion')}
            </Button>
          </Foot>
        )
      }
    >
      {(problem || error) && <Problem role="alert">{problem ?? t('file.versionsFailed')}</Problem>}
      <Table columns={columns} rows={versions} rowKey={({ id }) => id} caption={t('file.versionsOf', { name: file.name })} />
    </Dialog>
  )
}
