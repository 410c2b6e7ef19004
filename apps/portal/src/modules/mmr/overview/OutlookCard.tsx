import type { Query } from '@bip/contract'
import { Card, Link, Skeleton } from '@bip/design-system'
import { useHost } from '@bip/records'
import { CardFailed } from '../../../pages/CardFailed.tsx'
import { Rows } from './overview.styles.ts'
import { useOverviewText } from './useOverviewText.ts'
import { type OutlookRow, useRows } from './useRows.ts'

type OutlookCardProps = {
  title: string
  query: Query
  /** What the rows have in common; the whole list opens with the same. */
  conditions: Readonly<Record<string, string>>
  /** Which rows come first, as the call spells it. */
  order: Readonly<Record<string, string>>
  /** Where the whole list is. */
  listPath: string
  nameOf: (row: OutlookRow) => string
  noteOf: (row: OutlookRow) => string
  onOpen: (row: OutlookRow) => void
}

/** The first rows of what needs somebody’s eye, each leading to its record, and the way to all of them. */
export const OutlookCard = (props: OutlookCardProps) => {
  const { title, query, conditions, order, listPath, nameOf, noteOf, onOpen } = props
  const { t } = useOverviewText()
  const { navigate, permissions } = useHost()
  const { data, error, mutate } = useRows(query, { ...conditions, ...order, size: '6' })
  if (!permissions.has(`${query.key}_view`)) return null
  return (
    <Card
      title={title}
      extra={
        data &&
        data.total > 0 && (
          <Link onPress={() => navigate(`${listPath}?${new URLSearchParams(conditions)}`)}>
            {t('all', { count: data.total })}
          </Link>
        )
      }
    >
      {error && !data && <CardFailed error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton lines={6} height={20} />}
      {data && (
        <Rows>
          {data.records.map((row) => (
            <li key={row.id}>
              <Link onPress={() => onOpen(row)}>{nameOf(row)}</Link>
              <small>{noteOf(row)}</small>
            </li>
          ))}
          {data.records.length === 0 && <li>{t('none')}</li>}
        </Rows>
      )}
    </Card>
  )
}
