import { type Collected, maxRemarkLength, say } from '@bip/contract'
import { type DataColumn, DataList, Empty, IconButton, Link, PageHeader, useLocale, useToast } from '@bip/design-system'
import { Star, StarOff } from '@bip/design-system/icons'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAuth } from '../../app/auth.tsx'
import { usePreferences } from '../../app/preferences.ts'
import { entryOf } from '../../app/resourceIndex.ts'
import { useText } from '../../app/useText.ts'
import { detailPath } from '../../modules/paths.ts'
import { LoadFailed } from '../../pages/LoadFailed.tsx'
import { useTabLabel } from '../../tabs/tabContext.ts'
import { useCollected } from './useCollected.ts'

const rowKey = ({ id }: Collected): string => id

/** Everything the user collected, with what they wrote beside it; a remark is typed where it stands. */
export const CollectionPage = () => {
  const { t } = useText()
  const { language } = usePreferences()
  const { timeZone } = useAuth().settings
  const { formatDateTime } = useLocale()
  const toast = useToast()
  const { collected, error, retry, remark, remove } = useCollected()
  useTabLabel(t('collection.title'))
  const columns = useMemo(
    (): readonly DataColumn<Collected>[] => [
      {
        key: 'title',
        header: t('collection.record'),
        width: 280,
        pin: 'start',
        // A press on the row is for its remark; the name leads to the record.
        cell: { render: ({ row }) => <Name {...row} /> },
      },
      {
        key: 'resource',
        header: t('collection.kind'),
        width: 140,
        value: ({ resource }) => {
          const entry = entryOf(resource)
          return entry ? say(entry.label, language) : resource
        },
      },
      {
        key: 'remark',
        header: t('collection.remark'),
        width: 320,
        grow: 1,
        edit: {
          validate: (value) =>
            String(value ?? '').length > maxRemarkLength ? t('collection.tooLong', { limit: maxRemarkLength }) : undefined,
        },
      },
      {
        key: 'createTime',
        header: t('collection.when'),
        width: 150,
        cell: { text: (value) => formatDateTime(String(value), { timeZone }) },
      },
    ],
    [t, language, formatDateTime, timeZone],
  )
  const takeOut = (one: Collected): void => {
    remove(one).catch((failure: Error) => toast.error(failure.message))
  }
  const hasFailed = error !== undefined && collected === undefined
  return (
    <DataList
      label={t('collection.title')}
      head={
        <PageHeader
          title={t('collection.title')}
          count={collected?.length}
          note={collected && collected.length > 0 ? t('collection.hint') : undefined}
        />
      }
      table={{
        columns,
        rows: collected ?? [],
        rowKey,
        isLoading: !collected && !error,
        onEdit: async (edits) => {
          for (const { key, value } of edits) await remark(key, String(value ?? ''))
        },
        rowActions: (one) => (
          <IconButton
            size="small"
            icon={<StarOff size={16} aria-hidden />}
            label={t('collection.remove', { name: one.title })}
            onPress={() => takeOut(one)}
          />
        ),
        errorState: hasFailed ? <LoadFailed error={error} onRetry={retry} /> : undefined,
        emptyState: collected && (
          <Empty icon={<Star size={28} />} title={t('collection.none')} description={t('collection.noneHint')} />
        ),
      }}
    />
  )
}

const Name = ({ resource, recordId, title }: Collected) => {
  const navigate = useNavigate()
  const entry = entryOf(resource)
  if (!entry) return title
  const path = detailPath(entry, recordId)
  return (
    <Link href={path} onPress={() => navigate(path)}>
      {title}
    </Link>
  )
}
