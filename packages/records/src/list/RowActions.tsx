import { type AnyRecord, type Core, makingOperation } from '@bip/contract'
import { IconButton, Menu, type MenuItem } from '@bip/design-system'
import { Copy, Ellipsis, Pencil, Star, Trash2 } from '@bip/design-system/icons'
import { actionIcon } from '../actions/actionIcons.tsx'
import type { Runner } from '../actions/useRunner.tsx'
import type { Collection } from '../data/useCollection.ts'
import { copyParameter } from '../form/copied.ts'
import { mayDo, mayUse } from '../host/may.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { useText } from '../host/useText.ts'
import { useMake } from '../making/useMake.ts'

type RowActionsProps = { core: Core; record: AnyRecord; run: Runner['run']; collection?: Collection }

const collectKey = 'collect'
const copyKey = 'copyAsNew'

/** What the user may do with one row: editing in sight, the rest in a menu. */
export const RowActions = ({ core, record, run, collection }: RowActionsProps) => {
  const host = useHost()
  const { t, say } = useText()
  const actions = Object.entries(core.actions ?? {}).filter(([name, { on }]) => on !== 'list' && mayDo(host, core, record, name))
  const mayRemove = mayDo(host, core, record, 'remove')
  const items: MenuItem[] = actions.map(([key, action]) => ({
    key,
    label: say(action.label),
    icon: actionIcon(action.icon),
    tone: action.tone === 'danger' ? 'danger' : 'default',
  }))
  const make = useMake(core)
  const makings = new Map(make.openOf([record]).map(([name, making]) => [makingOperation(name), { name, making }]))
  for (const [key, { making }] of makings) items.push({ key, label: say(making.label), icon: actionIcon(making.icon ?? 'make') })
  if (core.calls.detail && core.calls.submit && mayUse(host, core, 'add'))
    items.push({ key: copyKey, label: t('action.copyAsNew'), icon: <Copy size={16} aria-hidden /> })
  if (collection) {
    const isThere = collection.has(core, record)
    items.push({
      key: collectKey,
      label: t(isThere ? 'collect.remove' : 'collect.add'),
      icon: <Star size={16} aria-hidden fill={isThere ? 'currentColor' : 'none'} />,
    })
  }
  if (mayRemove) {
    if (items.length > 0) items.push({ separator: true })
    items.push({ key: 'remove', label: t('action.remove'), icon: <Trash2 size={16} aria-hidden />, tone: 'danger' })
  }
  const onAction = (key: string): void => {
    const made = makings.get(key)
    if (made) void make.begin(made.name, [record])
    else if (key === collectKey) void collection?.toggle(core, record)
    else if (key === copyKey) host.navigate(host.createPath(core, { [copyParameter]: record.id }))
    else void run(key, [record])
  }
  return (
    <>
      {mayDo(host, core, record, 'edit') && (
        <IconButton
          size="small"
          icon={<Pencil size={16} aria-hidden />}
          label={t('action.edit')}
          onPress={() => host.editRecord(core, record.id)}
        />
      )}
      {items.length > 0 && (
        <Menu
          label={t('action.more')}
          placement="bottom-end"
          items={items}
          onAction={onAction}
          trigger={<IconButton size="small" icon={<Ellipsis size={16} aria-hidden />} label={t('action.more')} />}
        />
      )}
    </>
  )
}
