import { type AnyRecord, coreOfQuery, say } from '@bip/contract'
import { customerRlist, rlistCompare } from '@bip/contract/resources'
import { Button, Card, Skeleton } from '@bip/design-system'
import { apiOf, FiguresTable, useHost } from '@bip/records'
import { useState } from 'react'
import useSWR from 'swr'
import { LoadFailed } from '../../../pages/LoadFailed.tsx'
import { Note, Row, Stack } from './demand.styles.ts'
import { useDemandText } from './useDemandText.ts'
import { useVersions } from './useVersions.ts'

const compared = coreOfQuery(rlistCompare)

/** The versions of a schedule, and what it changes against another of them. */
export const Versions = ({ record }: { record: AnyRecord }) => {
  const { t } = useDemandText()
  const { language, openRecord, permissions } = useHost()
  const versions = useVersions(record)
  const [chosen, setChosen] = useState<string>()
  const others = versions.filter(({ id }) => id !== record.id)
  if (others.length === 0) return null
  const nameOf = ({ versionNo, rlistStatus }: AnyRecord): string => {
    const state = customerRlist.states?.[String(rlistStatus)]
    return t('versions.version', { number: Number(versionNo), state: state ? say(state.label, language) : '' })
  }
  const other = others.find(({ id }) => id === chosen)
  return (
    <Card title={t('versions.title')}>
      <Stack>
        {others.map((one) => (
          <Row key={one.id}>
            <strong>{nameOf(one)}</strong>
            <Note>{String(one.changeReason ?? '')}</Note>
            <Button size="small" variant="quiet" onPress={() => openRecord(customerRlist, one.id)}>
              {t('versions.open')}
            </Button>
            {permissions.has('rlistCompare_view') && (
              <Button
                size="small"
                aria-pressed={one.id === chosen}
                onPress={() => setChosen(one.id === chosen ? undefined : one.id)}
              >
                {t('versions.compareWith', { name: `V${Number(one.versionNo)}` })}
              </Button>
            )}
          </Row>
        ))}
        {other && <Differences record={record} other={other} />}
      </Stack>
    </Card>
  )
}

const Differences = ({ record, other }: { record: AnyRecord; other: AnyRecord }) => {
  const { t } = useDemandText()
  const { client, language, navigate } = useHost()
  const isLater = Number(record.versionNo) > Number(other.versionNo)
  const [beforeId, afterId] = isLater ? [other.id, record.id] : [record.id, other.id]
  const { data, error, mutate } = useSWR([rlistCompare.key, beforeId, afterId, record.version, language], () =>
    apiOf(client, compared).list({ filters: { beforeId, afterId }, size: 500 }),
  )
  if (error) return <LoadFailed error={error} onRetry={() => void mutate()} />
  if (!data) return <Skeleton lines={4} />
  return (
    <Stack>
      {data.records.length === 0 ? <Note>{t('versions.none')}</Note> : <FiguresTable core={compared} rows={data.records} />}
      <Row>
        <Button size="small" onPress={() => navigate(`${rlistCompare.menu?.path}?beforeId=${beforeId}&afterId=${afterId}`)}>
          {t('versions.whole')}
        </Button>
      </Row>
    </Stack>
  )
}
