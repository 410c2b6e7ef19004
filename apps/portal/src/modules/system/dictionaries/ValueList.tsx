import type { DictionaryHead, DictionaryValueDetail } from '@bip/contract'
import {
  Button,
  type DataColumn,
  DataList,
  Empty,
  IconButton,
  PageHeader,
  StatusDot,
  Tag,
  useConfirm,
  useToast,
} from '@bip/design-system'
import { Pencil, Plus, Trash2 } from '@bip/design-system/icons'
import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import { useSession } from '../../../app/session.tsx'
import { useText } from '../../../app/useText.ts'
import { LoadFailed } from '../../../pages/LoadFailed.tsx'
import { nameIn } from '../nameIn.ts'
import { isDictionaryKey, removeEntry, useDictionaryValues } from './dictionaryCalls.ts'
import type { EditedEntry } from './EntryDialog.tsx'

type ValueListProps = { head: DictionaryHead; onEdit: (entry: EditedEntry) => void; onGone: () => void }

const noValues: never[] = []
const rowKey = ({ dictKey }: DictionaryValueDetail): string => dictKey

/** The values of one dictionary. */
export const ValueList = ({ head, onEdit, onGone }: ValueListProps) => {
  const { t, language } = useText()
  const { can } = useSession()
  const { mutate } = useSWRConfig()
  const confirm = useConfirm()
  const toast = useToast()
  const { code } = head
  const title = nameIn(language, head.dictValue, head.names)
  const { data, error, isLoading, mutate: reload } = useDictionaryValues(code)
  const mayEdit = can('dict_edit')
  const columns = useMemo(
    (): DataColumn<DictionaryValueDetail>[] => [
      {
        key: 'dictValue',
        header: t('dictionaries.name'),
        width: 180,
        pin: 'start',
        cell: {
          render: ({ row, text }) => (row.listClass ? <StatusDot tone={row.listClass}>{text}</StatusDot> : text),
        },
      },
      { key: 'dictKey', header: t('dictionaries.key'), width: 140 },
      { key: 'vi', header: t('roles.nameVi'), width: 180, value: ({ names }) => names.vi ?? '' },
      { key: 'en', header: t('roles.nameEn'), width: 160, value: ({ names }) => names.en ?? '' },
      { key: 'sort', header: t('roles.sort'), type: 'number', width: 90 },
      { key: 'remark', header: t('dictionaries.remark'), width: 180, grow: 1 },
      {
        key: 'isSealed',
        header: t('dictionaries.state'),
        width: 100,
        cell: { text: (_, { isSealed }) => t(isSealed ? 'dictionaries.sealed' : 'dictionaries.offered') },
      },
    ],
    [t],
  )
  const remove = async (id: string, name: string): Promise<boolean> => {
    const title = t('dictionaries.removeAsk', { name })
    if (!(await confirm({ title, tone: 'danger', confirmLabel: t('roles.remove') }))) return false
    try {
      await removeEntry(id)
    } catch {
      return false // The client has said why.
    }
    toast.success(t('messages.done'))
    void mutate(isDictionaryKey)
    return true
  }
  return (
    <DataList
      label={title}
      head={
        <PageHeader
          title={title}
          tag={head.isSystem ? <Tag>{t('dictionaries.system')}</Tag> : undefined}
          note={code}
          actions={
            mayEdit && (
              <>
                {!head.isSystem && (
                  <Button
                    variant="quiet"
                    icon={<Trash2 size={16} aria-hidden />}
                    onPress={async () => {
                      if (await remove(code, title)) onGone()
                    }}
                  >
                    {t('roles.remove')}
                  </Button>
                )}
                <Button variant="quiet" icon={<Pencil size={16} aria-hidden />} onPress={() => onEdit({ kind: 'head', head })}>
                  {t('roles.edit')}
                </Button>
                <Button
                  variant="primary"
                  icon={<Plus size={16} aria-hidden />}
                  onPress={() => onEdit({ kind: 'value', code, sort: data?.length ?? 0 })}
                >
                  {t('dictionaries.addValue')}
                </Button>
              </>
            )
          }
        />
      }
      table={{
        columns,
        rows: data ?? noValues,
        rowKey,
        isLoading,
        onRowPress: mayEdit ? (value) => onEdit({ kind: 'value', code, value, sort: value.sort }) : undefined,
        rowActions: mayEdit
          ? (value) =>
              !value.isSystem && (
                <IconButton
                  size="small"
                  icon={<Trash2 size={16} aria-hidden />}
                  label={t('roles.remove')}
                  onPress={() => void remove(`${code}.${value.dictKey}`, value.dictValue)}
                />
              )
          : undefined,
        emptyState: data && <Empty title={t('dictionaries.noValues')} />,
        errorState: error ? <LoadFailed error={error} onRetry={() => void reload()} /> : undefined,
      }}
    />
  )
}
