import type { AnyRecord, Core } from '@bip/contract'
import { IconButton, Menu, type MenuItem } from '@bip/design-system'
import { Ellipsis, Pencil, Trash2 } from '@bip/design-system/icons'
import { actionIcon } from '../actions/actionIcons.tsx'
import { mayDo } from '../actions/may.ts'
import type { Runner } from '../actions/useRunner.tsx'
import { useHost } from '../host/RecordsProvider.tsx'
import { useText } from '../host/useText.ts'

/** What the user may do with one row: editing in sight, the rest in a menu. */
export const RowActions = ({ core, record, run }: { core: Core; record: AnyRecord; run: Runner['run'] }) => {
  const host = useHost()
  const { t, say } = useText()
  const actions = Object.entries(core.actions ?? {}).filter(([name]) => mayDo(host, core, record, name))
  const mayRemove = mayDo(host, core, record, 'remove')
  const items: MenuItem[] = actions.map(([key, action]) => ({
    key,
    label: say(action.label),
    icon: actionIcon(action.icon),
    tone: action.tone === 'danger' ? 'danger' : 'default',
  }))
  if (mayRemove) {
    if (items.length > 0) items.push({ separator: true })
    items.push({ key: 'remove', label: t('action.remove'), icon: <Trash2 size={16} aria-hidden />, tone: 'danger' })
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
          onAction={(operation) => void run(operation, [record])}
          trigger={<IconButton size="small" icon={<Ellipsis size={16} aria-hidden />} label={t('action.more')} />}
        />
      )}
    </>
  )
}
