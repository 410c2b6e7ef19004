import { type AnyRecord, type Core, stateField } from '@bip/contract'
import { Button, copyText, IconButton, Menu, type MenuItem, PageHeader, useToast } from '@bip/design-system'
import { Copy, Ellipsis, Link2, MessageSquare, Pencil, Printer, Star, Trash2 } from '@bip/design-system/icons'
import { actionIcon } from '../actions/actionIcons.tsx'
import type { Runner } from '../actions/useRunner.tsx'
import { readableSubtitle } from '../data/readableSubtitle.ts'
import { titleOf } from '../data/titleOf.ts'
import { useCollection } from '../data/useCollection.ts'
import { copyParameter } from '../form/copied.ts'
import { mayDo, mayUse } from '../host/may.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { useText } from '../host/useText.ts'
import { useSlots } from '../kinds/slots.tsx'
import { viewOf } from '../kinds/views.ts'
import { useMake } from '../making/useMake.ts'
import { usePrint } from '../printing/usePrint.tsx'
import type { Walk } from '../walk/useWalk.ts'
import { WalkButtons } from '../walk/WalkButtons.tsx'
import { Actions } from './detail.styles.ts'

export type DetailHeadProps = {
  core: Core
  record: AnyRecord
  runner: Runner
  /** Where it stands in the list that was open. */
  walk?: Walk
  /** How many there are, and the way to them. Absent where nobody comments. */
  comments?: { total: number; go: () => void }
}

/** What the record is called, how it stands, and what the user may do with it. */
export const DetailHead = ({ core, record, runner, walk, comments }: DetailHeadProps) => {
  const host = useHost()
  const { DetailActions } = useSlots(core)
  const collection = useCollection(core)
  const toast = useToast()
  const { t, say } = useText()
  const actions = Object.entries(core.actions ?? {}).filter(([name, { on }]) => on !== 'list' && mayDo(host, core, record, name))
  const inSight = actions.filter(([, { tone }]) => tone !== 'danger')
  const dangerous = actions.filter(([, { tone }]) => tone === 'danger')
  const mayEdit = mayDo(host, core, record, 'edit')
  const mayCopy = core.calls.submit !== undefined && mayUse(host, core, 'add')
  const make = useMake(core)
  const print = usePrint(core)

  const copyLink = async (): Promise<void> => {
    const { href } = new URL(host.detailPath(core, record.id), window.location.origin)
    if (await copyText(href)) toast.success(t('detail.copied'))
    else toast.error(t('detail.copyFailed'))
  }

  const onAction = (key: string): void => {
    if (key === 'copyLink') void copyLink()
    else if (key === 'copyAsNew') host.navigate(host.createPath(core, { [copyParameter]: record.id }))
    else void runner.run(key, [record])
  }

  const items: MenuItem[] = [
    { key: 'copyLink', label: t('detail.copyLink'), icon: <Link2 size={16} aria-hidden /> },
    ...(mayCopy ? [{ key: 'copyAsNew', label: t('action.copyAsNew'), icon: <Copy size={16} aria-hidden /> }] : []),
    ...dangerous.map(
      ([key, action]): MenuItem => ({ key, label: say(action.label), icon: actionIcon(action.icon), tone: 'danger' }),
    ),
  ]
  if (mayDo(host, core, record, 'remove')) {
    items.push({ separator: true })
    items.push({ key: 'remove', label: t('action.remove'), icon: <Trash2 size={16} aria-hidden />, tone: 'danger' })
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
          {mayEdit && (
            <Button icon={<Pencil size={16} aria-hidden />} onPress={() => host.editRecord(core, record.id)}>
              {t('action.edit')}
            </Button>
          )}
          {inSight.map(([name, action]) => (
            <Button
              key={name}
              variant={action.tone === 'primary' ? 'primary' : 'default'}
              icon={actionIcon(action.icon)}
              onPress={() => void runner.run(name, [record])}
            >
              {say(action.label)}
            </Button>
          ))}
          {comments && (
            <Button
              icon={<MessageSquare size={16} aria-hidden />}
              aria-label={t('comment.count', { count: comments.total })}
              onPress={comments.go}
            >
              {comments.total}
            </Button>
          )}
          {DetailActions && <DetailActions core={core} record={record} />}
          {make.openOf([record]).map(([name, making]) => (
            <Button key={name} icon={actionIcon(making.icon ?? 'make')} onPress={() => void make.begin(name, [record])}>
              {say(making.label)}
            </Button>
          ))}
          {print.isOffered && (
            <Button icon={<Printer size={16} aria-hidden />} onPress={() => print.begin([record.id])}>
              {t('print.action')}
            </Button>
          )}
          {print.element}
          {collection && (
            <IconButton
              variant="default"
              icon={<Star size={16} aria-hidden fill={collection.has(core, record) ? 'currentColor' : 'none'} />}
              label={t(collection.has(core, record) ? 'collect.remove' : 'collect.add')}
              onPress={() => void collection.toggle(core, record)}
            />
          )}
          <Menu
            label={t('action.more')}
            placement="bottom-end"
            items={items}
            onAction={onAction}
            trigger={<IconButton variant="default" icon={<Ellipsis size={16} aria-hidden />} label={t('action.more')} />}
          />
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
