import { type AnyRecord, type Core, stateField } from '@bip/contract'
import { Button, IconButton, Menu, PageHeader, useMedia } from '@bip/design-system'
import { Ellipsis, MessageSquare, Star } from '@bip/design-system/icons'
import type { Runner } from '../actions/useRunner.tsx'
import { readableSubtitle } from '../data/readableSubtitle.ts'
import { titleOf } from '../data/titleOf.ts'
import { useCollection } from '../data/useCollection.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { useText } from '../host/useText.ts'
import { useSlots } from '../kinds/slots.tsx'
import { viewOf } from '../kinds/views.ts'
import type { Walk } from '../walk/useWalk.ts'
import { WalkButtons } from '../walk/WalkButtons.tsx'
import { Actions } from './detail.styles.ts'
import type { HeadItem } from './HeadAction.tsx'
import { PhoneBar } from './PhoneBar.tsx'
import { useHeadItems } from './useHeadItems.tsx'

export type DetailHeadProps = {
  core: Core
  record: AnyRecord
  runner: Runner
  /** Where it stands in the list that was open. */
  walk?: Walk
  /** How many there are, and the way to them. Absent where nobody comments. */
  comments?: { total: number; go: () => void }
}

const buttonOf = ({ key, label, run, ...button }: HeadItem) => (
  <Button key={key} {...button} onPress={run}>
    {label}
  </Button>
)

/** What the record is called, how it stands, and what the user may do with it. */
export const DetailHead = ({ core, record, runner, walk, comments }: DetailHeadProps) => {
  const host = useHost()
  const { DetailActions } = useSlots(core)
  const collection = useCollection(core)
  const { t, say } = useText()
  const items = useHeadItems(core, record, runner)
  const isPhone = useMedia('(max-width: 600px)')
  const starIcon = <Star size={16} aria-hidden fill={collection?.has(core, record) ? 'currentColor' : 'none'} />
  const star = collection && {
    ...{ key: 'star', label: t(collection.has(core, record) ? 'collect.remove' : 'collect.add'), icon: starIcon },
    run: () => void collection.toggle(core, record),
  }
  const remarks = comments && {
    ...{ key: 'comments', label: t('comment.count', { count: comments.total }), run: comments.go },
    icon: <MessageSquare size={16} aria-hidden />,
  }
  const beside = readableSubtitle(core)
  const subtitle = beside === undefined ? undefined : record[beside]
  return (
    <PageHeader
      back={host.showsWayBack?.(core) ? undefined : () => host.navigate(host.listPath(core))}
      title={titleOf(core, record)}
      tag={<StateTag core={core} record={record} />}
      note={[subtitle, say(core.label)].filter((part) => typeof part === 'string' && part !== '').join(' · ')}
      actions={
        <Actions>
          {walk && <WalkButtons walk={walk} />}
          {isPhone ? (
            <PhoneBar core={core} record={record} items={items} last={[remarks, star].filter((one) => one !== undefined)} />
          ) : (
            <>
              {items.own.map(buttonOf)}
              {remarks && comments && (
                <Button icon={remarks.icon} aria-label={remarks.label} onPress={remarks.run}>
                  {comments.total}
                </Button>
              )}
              {DetailActions && <DetailActions core={core} record={record} />}
              {items.further.map(buttonOf)}
              {star && <IconButton variant="default" icon={star.icon} label={star.label} onPress={star.run} />}
              <Menu
                label={t('action.more')}
                placement="bottom-end"
                items={items.menu}
                onAction={items.onMenu}
                trigger={<IconButton variant="default" icon={<Ellipsis size={16} aria-hidden />} label={t('action.more')} />}
              />
            </>
          )}
          {items.element}
        </Actions>
      }
    />
  )
}

const StateTag = ({ core, record }: { core: Core; record: AnyRecord }) => {
  const key = stateField(core)
  const field = key === undefined ? undefined : core.fields[key]
  if (key === undefined || !field) return null
  const { Cell } = viewOf(field)
  return <Cell field={field} fieldKey={key} value={record[key]} record={record} states={core.states} />
}
