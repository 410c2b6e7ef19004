import { type AnyRecord, type Core, sectionsAbove } from '@bip/contract'
import { Card, Skeleton, useLocale } from '@bip/design-system'
import { Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { useRunner } from '../actions/useRunner.tsx'
import { Children } from '../children/Children.tsx'
import { CommentsCard } from '../comments/CommentsCard.tsx'
import { useComments } from '../comments/useComments.ts'
import { lookOf, reasonOf } from '../data/errors.ts'
import { MissingRecord } from '../data/MissingRecord.tsx'
import { people } from '../data/people.ts'
import { titleOf } from '../data/titleOf.ts'
import { useLabel } from '../data/useLabels.ts'
import { useRecord } from '../data/useRecord.ts'
import { History, useHistory } from '../history/History.tsx'
import { mayUse } from '../host/may.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { useText } from '../host/useText.ts'
import { useSlots } from '../kinds/slots.tsx'
import { MadeLinks } from '../making/MadeLinks.tsx'
import { useWalk } from '../walk/useWalk.ts'
import { DetailHead } from './DetailHead.tsx'
import { DetailTabs } from './DetailTabs.tsx'
import { Aside, By, Columns, Main, Page } from './detail.styles.ts'
import { Sections } from './Sections.tsx'
import { useVisit } from './useVisit.ts'

export type ResourceDetailProps = {
  core: Core
  id: string
  /** Hears the record's name once it is there, for the tab and the breadcrumb. */
  onLoaded?: (title: string) => void
  /** The record was removed here. Default: back to the list. */
  onGone?: () => void
  /** Hears whether something that was typed into the lists below is not stored yet. */
  onDirtyChange?: (isDirty: boolean) => void
  /** The tab that is shown, of a resource that has some. Default the first, and the page keeps it. */
  tab?: string
  onTabChange?: (tab: string) => void
  /** Goes on to a neighbour in the list. Default: opens its page. */
  onGo?: (id: string) => void
}

/** The generated page of one record: its fields, lines, what hangs under it, and its history. */
export const ResourceDetail = (props: ResourceDetailProps) => {
  const { core, id, onLoaded } = props
  const host = useHost()
  const mayView = mayUse(host, core, 'view')
  const { record, error, retry } = useRecord(core, mayView ? id : undefined)
  const title = record && titleOf(core, record)
  const tellTitle = useEffectEvent((name: string) => onLoaded?.(name))
  useEffect(() => {
    if (title !== undefined) tellTitle(title)
  }, [title])

  // The id of a record that was merged leads to the one that it became part of.
  const { id: found = id } = record ?? {}
  const goOn = useEffectEvent(() => host.openRecord(core, found))
  useEffect(() => {
    if (found !== id) goOn()
  }, [found, id])

  const toList = (): void => host.navigate(host.listPath(core))
  if (!mayView) return <MissingRecord core={core} look="forbidden" onBack={toList} />
  if (!record) {
    if (!error) return <Waiting core={core} />
    return <MissingRecord core={core} look={lookOf(error)} reason={reasonOf(error)} onBack={toList} onRetry={retry} />
  }
  return <Loaded {...props} record={record} />
}

const Loaded = ({ record, onGone, onGo, ...props }: ResourceDetailProps & { record: AnyRecord }) => {
  const { core, id, onDirtyChange } = props
  const host = useHost()
  const { DetailTop, DetailExtra } = useSlots(core)
  const entries = useHistory(core, id)
  const comments = useComments(core, id)
  const area = useRef<HTMLTextAreaElement>(null)
  const walk = useWalk(core, id, onGo ?? ((next) => host.openRecord(core, next)))
  useVisit(core, record)
  const runner = useRunner(core, (operation, ids) => {
    if (operation !== 'remove' || !ids.includes(id)) return
    if (onGone) onGone()
    else host.navigate(host.listPath(core))
  })
  const inTab = Object.values(core.tabs ?? {}).some(({ aside }) => aside)
  const aside = (
    <>
      {comments && <CommentsCard comments={comments} draftKey={`${core.key} ${id}`} area={area} />}
      {entries && <History core={core} record={record} entries={entries} />}
    </>
  )
  return (
    <Page>
      <DetailHead
        core={core}
        record={record}
        runner={runner}
        walk={walk}
        comments={comments && !inTab ? { total: comments.total, go: () => area.current?.focus() } : undefined}
      />
      <Columns data-aside={!inTab && (entries || comments) ? '' : undefined}>
        <Main>
          {DetailTop && (
            <Suspense fallback={null}>
              <DetailTop core={core} record={record} />
            </Suspense>
          )}
          <Sections core={core} record={record} sections={sectionsAbove(core)} />
          {DetailExtra && (
            <Suspense fallback={null}>
              <DetailExtra core={core} record={record} />
            </Suspense>
          )}
          <MadeLinks core={core} record={record} />
          {core.tabs ? (
            <DetailTabs {...props} record={record} aside={inTab && (entries || comments) && aside} />
          ) : (
            <Children core={core} record={record} onDirtyChange={onDirtyChange} />
          )}
          <Written record={record} />
        </Main>
        {!inTab && <Aside>{aside}</Aside>}
      </Columns>
      {runner.element}
    </Page>
  )
}

/** Who made the record and who changed it last. */
const Written = ({ record }: { record: AnyRecord }) => {
  const { t } = useText()
  const { timeZone } = useHost()
  const { formatDateTime } = useLocale()
  const creator = useLabel(people, record.createUser ?? '', record._labels?.createUser)
  const changer = useLabel(people, record.updateUser ?? '', record._labels?.updateUser)
  return (
    <By>
      {t('detail.created', { who: creator, when: formatDateTime(record.createTime, { timeZone }) })}
      {record.version > 1 && (
        <>
          {' · '}
          {t('detail.updated', { who: changer, when: formatDateTime(record.updateTime, { timeZone }) })}
        </>
      )}
    </By>
  )
}

const Waiting = ({ core }: { core: Core }) => {
  const { say } = useText()
  return (
    <Page aria-busy>
      <Skeleton width={240} height={24} />
      {core.form.map((section) => (
        <Card key={section.fields.join()} title={say(section.label)}>
          <Skeleton lines={Math.min(5, section.fields.length)} height={14} />
        </Card>
      ))}
    </Page>
  )
}
