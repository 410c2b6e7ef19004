import { type FileUse, type FileUsePage, plus } from '@bip/contract'
import { type DataColumn, formatBytes, Progress, useLocale } from '@bip/design-system'
import { Files as FilesIcon } from '@bip/design-system/icons'
import { type ReactNode, useMemo } from 'react'
import { AdminList, asServed } from '../AdminList.tsx'
import { useSystemText } from '../useSystemText.ts'

/** A cell gives no width of its own. */
const fullWidth = { width: '100%' }

type Room = Pick<FileUse, 'bytes' | 'limit'>

/** How much of a limit is taken: the bar turns to a warning before it is full. */
const Taken = ({ label, room: { bytes, limit } }: { label: string; room: Room }) => {
  const { t } = useSystemText()
  const { formatNumber } = useLocale()
  const share = (100 * bytes) / limit
  const figure = t('files.of', { used: formatBytes(bytes, formatNumber), limit: formatBytes(limit, formatNumber) })
  return (
    <Progress
      size="small"
      style={fullWidth}
      value={share}
      label={label}
      labelHidden
      figure={figure}
      tone={share >= 100 ? 'danger' : share >= 80 ? 'warning' : 'accent'}
    />
  )
}

/** How much room the uploads of each person take, and those of the company. */
export const FileUseList = ({ actions }: { actions: ReactNode }) => {
  const { t } = useSystemText()
  const columns = useMemo(
    (): DataColumn<FileUse>[] => [
      {
        ...asServed,
        key: 'realName',
        header: t('files.by'),
        width: 160,
        pin: 'start',
        value: ({ realName, account, id }) => realName || account || id,
      },
      { ...asServed, key: 'account', header: t('files.account'), width: 140 },
      { ...asServed, key: 'files', header: t('files.count'), width: 90, align: 'right' },
      {
        ...asServed,
        key: 'bytes',
        header: t('files.room'),
        width: 320,
        grow: 1,
        cell: { render: ({ row }) => <Taken label={t('files.room')} room={row} /> },
      },
    ],
    [t],
  )
  return (
    <AdminList<FileUse, FileUsePage>
      title={t('files.title')}
      path={plus.fileUse}
      columns={columns}
      hint={t('files.hintUse')}
      empty={{ title: t('files.empty'), icon: <FilesIcon size={20} /> }}
      actions={actions}
      note={({ company }) => (
        <>
          {t('files.company')}
          <Taken label={t('files.company')} room={company} />
        </>
      )}
    />
  )
}
