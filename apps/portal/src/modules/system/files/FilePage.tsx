import { type FileDetail, plus } from '@bip/contract'
import {
  Button,
  type DataColumn,
  formatBytes,
  IconButton,
  ImagePreview,
  Link,
  Menu,
  SegmentedControl,
  useConfirm,
  useLocale,
  useToast,
} from '@bip/design-system'
import { Download, Eye, Files as FilesIcon, Trash2 } from '@bip/design-system/icons'
import { saveFile } from '@bip/records'
import { type ReactNode, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { client } from '../../../app/client.ts'
import { entryOf } from '../../../app/resources.ts'
import { useSession } from '../../../app/session.tsx'
import { StatusPage } from '../../../pages/StatusPage.tsx'
import { detailPath } from '../../paths.ts'
import { AdminList, asServed, useChosen, useTimeColumn } from '../AdminList.tsx'
import { isKeyOf, write } from '../adminCalls.ts'
import { useSystemText } from '../useSystemText.ts'
import { FileUseList } from './FileUseList.tsx'

/** What was uploaded with the records that hold it, or how much room it takes by person. */
export const FilePage = () => {
  const { t } = useSystemText()
  const { can } = useSession()
  const [view, setView] = useState<'files' | 'people'>('files')
  if (!can('file_view')) return <StatusPage status={403} />
  const choice = (
    <SegmentedControl
      label={t('files.view')}
      value={view}
      onChange={setView}
      items={[
        { value: 'files', label: t('files.title') },
        { value: 'people', label: t('files.byPerson') },
      ]}
    />
  )
  return view === 'files' ? <Files actions={choice} /> : <FileUseList actions={choice} />
}

const Usage = ({ usage }: Pick<FileDetail, 'usage'>) => {
  const { t } = useSystemText()
  const navigate = useNavigate()
  // What is personal has no title, and is opened by its people alone.
  const pathOf = ({ resource, id, title }: FileDetail['usage'][number]): string | null => {
    const entry = entryOf(resource)
    return entry?.hasDetail && title ? detailPath(entry, id) : null
  }
  const [first] = usage
  if (!first) return t('files.unused')
  const path = pathOf(first)
  if (usage.length === 1)
    return path ? (
      <Link href={path} onPress={() => void navigate(path)}>
        {first.title}
      </Link>
    ) : (
      first.title || first.resourceName
    )
  return (
    <Menu
      label={t('files.usage')}
      items={usage.map((one) => ({
        key: `${one.resource}/${one.id}`,
        label: [one.resourceName, one.title].filter(Boolean).join(' · '),
      }))}
      onAction={(key) => {
        const one = usage.find(({ resource, id }) => `${resource}/${id}` === key)
        const target = one && pathOf(one)
        if (target) void navigate(target)
      }}
      trigger={
        <Button size="small" variant="quiet">
          {t('files.used', { count: usage.length })}
        </Button>
      }
    />
  )
}

const Files = ({ actions }: { actions: ReactNode }) => {
  const { t } = useSystemText()
  const { can } = useSession()
  const { formatNumber } = useLocale()
  const { mutate } = useSWRConfig()
  const confirm = useConfirm()
  const toast = useToast()
  const [shown, setShown] = useState<{ src: string; alt: string } | null>(null)
  const at = useTimeColumn<FileDetail>('createTime', t('files.at'))
  const columns = useMemo(
    (): DataColumn<FileDetail>[] => [
      { ...asServed, key: 'originalName', header: t('files.name'), width: 280, grow: 1, pin: 'start' },
      { ...asServed, key: 'type', header: t('files.type'), width: 150 },
      {
        ...asServed,
        key: 'size',
        header: t('files.size'),
        width: 100,
        align: 'right',
        cell: { text: (value) => formatBytes(Number(value), formatNumber) },
      },
      { ...asServed, key: 'createUserName', header: t('files.by'), width: 120 },
      at,
      {
        ...asServed,
        key: 'usage',
        header: t('files.usage'),
        width: 220,
        value: ({ usage }) => usage.length,
        cell: { render: ({ row }) => <Usage usage={row.usage} /> },
      },
    ],
    [t, at, formatNumber],
  )
  /** The content comes with the token, so it is fetched and shown from memory. */
  const fetched = async ({ link, originalName }: FileDetail): Promise<Blob | null> => {
    try {
      return (await client.request({ path: link, as: 'blob' })).blob
    } catch {
      toast.error(originalName)
      return null
    }
  }
  const open = async (file: FileDetail): Promise<void> => {
    const blob = await fetched(file)
    if (!blob) return
    if (file.type.startsWith('image/')) setShown({ src: URL.createObjectURL(blob), alt: file.originalName })
    else saveFile(blob, file.originalName)
  }
  const close = (): void => {
    if (shown) URL.revokeObjectURL(shown.src)
    setShown(null)
  }
  const remove = async (ids: readonly string[]): Promise<void> => {
    const title = t('files.removeAsk', { count: ids.length })
    if (!(await confirm({ title, message: t('files.removeText'), tone: 'danger', confirmLabel: t('common.remove') }))) return
    try {
      await write(plus.removeFiles, { ids }, { tell: true })
      toast.success(t('common.done'))
    } catch {
      // The client has said why.
    }
    clear()
    void mutate(isKeyOf(plus.files))
  }
  const mayRemove = can('file_remove')
  const { chosen, clear } = useChosen<FileDetail>(mayRemove, (rows) => (
    <Button size="small" variant="danger" onPress={() => void remove(rows.map(({ id }) => id))}>
      {t('common.remove')}
    </Button>
  ))
  return (
    <>
      <AdminList<FileDetail>
        title={t('files.title')}
        path={plus.files}
        columns={columns}
        hint={t('files.hint')}
        actions={actions}
        empty={{ title: t('files.empty'), icon: <FilesIcon size={20} /> }}
        rowActions={(file) => {
          const isImage = file.type.startsWith('image/')
          return (
            <>
              <IconButton
                size="small"
                icon={isImage ? <Eye size={16} aria-hidden /> : <Download size={16} aria-hidden />}
                label={t(isImage ? 'files.open' : 'files.download')}
                onPress={() => void open(file)}
              />
              {mayRemove && file.usage.length === 0 && (
                <IconButton
                  size="small"
                  icon={<Trash2 size={16} aria-hidden />}
                  label={t('common.remove')}
                  onPress={() => void remove([file.id])}
                />
              )}
            </>
          )
        }}
        chosen={chosen}
      />
      {shown && <ImagePreview items={[{ key: 'shown', ...shown }]} isOpen onClose={close} />}
    </>
  )
}
