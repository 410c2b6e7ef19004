import type { AnyRecord, Core, HistoryEntry } from '@bip/contract'
import { Button, Card, Timeline, useLocale } from '@bip/design-system'
import { History as HistoryIcon } from '@bip/design-system/icons'
import { useState } from 'react'
import useSWR from 'swr'
import { historyKey } from '../data/refresh.ts'
import { useApi } from '../data/useApi.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { useText } from '../host/useText.ts'
import { Muted } from '../kinds/parts.styles.ts'
import { FieldChanges } from './FieldChanges.tsx'
import { restorationOf } from './restoration.ts'
import { type Restore, useRestore } from './useRestore.tsx'

const firstShown = 8

/** The changes of a record, newest first. `undefined` where the gateway keeps none. */
export const useHistory = (core: Core, id: string): readonly HistoryEntry[] | undefined => {
  const api = useApi(core)
  const { data } = useSWR(historyKey(core, id), async () => (await api.history(id)) ?? null)
  return data ?? undefined
}

/** Who changed what when, with the values before and after, and a way back to them for whoever may edit the record. */
export const History = ({ core, record, entries }: { core: Core; record: AnyRecord; entries: readonly HistoryEntry[] }) => {
  const { t } = useText()
  const { timeZone } = useHost()
  const { formatDateTime } = useLocale()
  const [shown, setShown] = useState(firstShown)
  const restore = useRestore(core, record, entries)
  return (
    <Card title={t('detail.history')}>
      {entries.length === 0 && <Muted>{t('detail.historyEmpty')}</Muted>}
      <Timeline
        items={entries.slice(0, shown).map((entry) => ({
          key: entry.id,
          title: entry.operationLabel,
          note: <Muted>{entry.userName}</Muted>,
          time: formatDateTime(entry.at, { timeZone }),
          tone: 'neutral',
          content: <Entry core={core} entries={entries} entry={entry} restore={restore} />,
        }))}
      />
      {entries.length > shown && (
        <Button size="small" variant="quiet" onPress={() => setShown(shown + 4 * firstShown)}>
          {t('detail.historyMore')}
        </Button>
      )}
      {restore?.element}
    </Card>
  )
}

type EntryProps = { core: Core; entries: readonly HistoryEntry[]; entry: HistoryEntry; restore: Restore | undefined }

const Entry = ({ core, entries, entry, restore }: EntryProps) => {
  const { t } = useText()
  const isBack = (key?: string): boolean => restore !== undefined && restorationOf(core, entries, entry.id, key).length > 0
  const restorable = new Set(entry.fields.map(({ key }) => key).filter(isBack))
  const hasVersion = isBack()
  if (entry.fields.length === 0 && !hasVersion) return null
  return (
    <>
      {entry.fields.length > 0 && (
        <FieldChanges fields={entry.fields} restorable={restorable} onRestore={(key) => restore?.ask({ entry, key })} />
      )}
      {hasVersion && (
        <Button size="small" variant="quiet" icon={<HistoryIcon size={14} aria-hidden />} onPress={() => restore?.ask({ entry })}>
          {t('history.back')}
        </Button>
      )}
    </>
  )
}
