import type { Core, HistoryEntry } from '@bip/contract'
import { Button, Card, Timeline, useLocale } from '@bip/design-system'
import { ArrowRight } from '@bip/design-system/icons'
import { useState } from 'react'
import useSWR from 'swr'
import { historyKey } from '../data/refresh.ts'
import { useApi } from '../data/useApi.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { useText } from '../host/useText.ts'
import { Muted } from '../kinds/parts.styles.ts'
import { Changes } from './detail.styles.ts'

const firstShown = 8

/** The changes of a record, newest first. `undefined` where the gateway keeps none. */
export const useHistory = (core: Core, id: string): readonly HistoryEntry[] | undefined => {
  const api = useApi(core)
  const { data } = useSWR(historyKey(core, id), async () => (await api.history(id)) ?? null)
  return data ?? undefined
}

/** Who changed what when, with the values before and after. */
export const History = ({ entries }: { entries: readonly HistoryEntry[] }) => {
  const { t } = useText()
  const { timeZone } = useHost()
  const { formatDateTime } = useLocale()
  const [shown, setShown] = useState(firstShown)
  return (
    <Card title={t('detail.history')}>
      {entries.length === 0 && <Muted>{t('detail.historyEmpty')}</Muted>}
      <Timeline
        items={entries.slice(0, shown).map(({ id, at, userName, operationLabel, fields }) => ({
          key: id,
          title: operationLabel,
          note: <Muted>{userName}</Muted>,
          time: formatDateTime(at, { timeZone }),
          tone: 'neutral',
          content: fields.length > 0 && <FieldChanges fields={fields} />,
        }))}
      />
      {entries.length > shown && (
        <Button size="small" variant="quiet" onPress={() => setShown(shown + 4 * firstShown)}>
          {t('detail.historyMore')}
        </Button>
      )}
    </Card>
  )
}

const FieldChanges = ({ fields }: { fields: HistoryEntry['fields'] }) => {
  const { t } = useText()
  return (
    <Changes>
      {fields.map(({ key, label, before, after }) => (
        <div key={key}>
          <dt>{t('detail.changed', { field: label })}</dt>
          <dd>
            <del>{before || t('value.empty')}</del>
            <ArrowRight size={12} aria-hidden />
            <ins>{after || t('value.empty')}</ins>
          </dd>
        </div>
      ))}
    </Changes>
  )
}
