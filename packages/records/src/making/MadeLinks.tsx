import { type AnyRecord, type Core, type Field, lineOf, type MakingLink, type MakingLinks, plus, stateField } from '@bip/contract'
import { Card, Link, useLocale } from '@bip/design-system'
import useSWR from 'swr'
import { quiet } from '../data/useApi.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { useResource } from '../host/resources.ts'
import { useText } from '../host/useText.ts'
import { Muted } from '../kinds/parts.styles.ts'
import { viewOf } from '../kinds/views.ts'
import { Chain, Side } from './MadeLinks.styles.ts'

/** Whether records of a resource are made from others, or others from them. */
const hangsTogether = ({ makes, fields }: Core): boolean =>
  makes !== undefined ||
  Object.values(fields).some(isMadeFrom) ||
  Object.values(fields).some((field) => field.kind === 'lines' && Object.values(field.fields).some((cell) => lineOf(cell)))

const isMadeFrom = (field: Field): boolean => 'madeFrom' in field && field.madeFrom === true

/** What a record was made from, and what was made from it. Nothing where there is neither. */
export const MadeLinks = ({ core, record }: { core: Core; record: AnyRecord }) => {
  const { client } = useHost()
  const { t } = useText()
  // Asked again with each version: what is made from a record changes it.
  const asked = hangsTogether(core) ? (['making', core.key, record.id, record.version] as const) : null
  const { data } = useSWR<MakingLinks>(
    asked,
    () => quiet(client).request({ path: plus.makingLinks, query: { resource: core.key, id: record.id } }),
    { keepPreviousData: true },
  )
  if (!data || data.from.length + data.into.length === 0) return null
  return (
    <Card title={t('making.title')}>
      <Chain>
        <Several label={t('making.from')} links={data.from} />
        <Several label={t('making.into')} links={data.into} />
      </Chain>
    </Card>
  )
}

const Several = ({ label, links }: { label: string; links: readonly MakingLink[] }) => {
  if (links.length === 0) return null
  return (
    <Side>
      <dt>{label}</dt>
      {links.map((link) => (
        <One key={`${link.resource} ${link.id}`} {...link} />
      ))}
    </Side>
  )
}

const One = ({ resource, id, name, state, lines, at, isWithin }: MakingLink) => {
  const host = useHost()
  const core = useResource(resource)
  const { t, say } = useText()
  const { formatDate } = useLocale()
  if (!core) return null
  const key = stateField(core)
  const field = key === undefined ? undefined : core.fields[key]
  const { Cell } = field ? viewOf(field) : { Cell: undefined }
  return (
    <dd>
      <Muted>{say(core.label)}</Muted>
      {isWithin ? (
        <Link href={host.detailPath(core, id)} onPress={() => host.openRecord(core, id)}>
          {name}
        </Link>
      ) : (
        <span>{name}</span>
      )}
      {Cell && field && key !== undefined && state !== undefined && (
        <Cell field={field} fieldKey={key} value={state} record={{}} states={core.states} />
      )}
      <Muted>{[...(lines > 0 ? [t('making.lines', { count: lines })] : []), formatDate(at)].join(' · ')}</Muted>
    </dd>
  )
}
