import type { TimelineEntry } from '@bip/contract'
import { Link, Timeline, useLocale } from '@bip/design-system'
import { useHost } from '../host/RecordsProvider.tsx'
import { useResource } from '../host/resources.ts'
import { useText } from '../host/useText.ts'
import { Muted } from '../kinds/parts.styles.ts'
import { Facts } from './timeline.styles.ts'

const tones = { made: 'info', changed: 'warning', done: 'neutral' } as const

/** Entries of one day. */
export const TimelineEntries = ({ entries }: { entries: readonly TimelineEntry[] }) => {
  const { timeZone } = useHost()
  const { formatDateTime } = useLocale()
  return (
    <Timeline
      items={entries.map((entry) => ({
        key: entry.id,
        title: <Title entry={entry} />,
        note: <Note entry={entry} />,
        time: formatDateTime(entry.at, { timeZone }),
        tone: tones[entry.event],
        content: entry.details.length > 0 && <Details entry={entry} />,
      }))}
    />
  )
}

/** Leads to the record that it tells of; what was done to the timeline's own record leads nowhere. */
const Title = ({ entry: { event, resource, recordId, title } }: { entry: TimelineEntry }) => {
  const host = useHost()
  const core = useResource(resource)
  if (event === 'done' || !core?.calls.detail) return title
  return (
    <Link href={host.detailPath(core, recordId)} onPress={() => host.openRecord(core, recordId)}>
      {title}
    </Link>
  )
}

const Note = ({ entry: { event, resource, personName } }: { entry: TimelineEntry }) => {
  const { say } = useText()
  const core = useResource(resource)
  return <Muted>{[event === 'done' ? '' : core && say(core.label), personName].filter(Boolean).join(' · ')}</Muted>
}

const Details = ({ entry: { details } }: { entry: TimelineEntry }) => {
  const { t } = useText()
  return (
    <Facts>
      {details.map(({ label, text, before }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{before === undefined ? text : `${before || t('value.empty')} → ${text || t('value.empty')}`}</dd>
        </div>
      ))}
    </Facts>
  )
}
