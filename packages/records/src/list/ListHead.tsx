import { type Core, listLabel } from '@bip/contract'
import { Button, PageHeader, useLocale } from '@bip/design-system'
import { Plus, Table2 } from '@bip/design-system/icons'
import { actionIcon } from '../actions/actionIcons.tsx'
import { mayUse } from '../host/may.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { useText } from '../host/useText.ts'
import { useSlots } from '../kinds/slots.tsx'
import { EmbeddedHead, EmbeddedTitle, HeadActions, Note } from './list.styles.ts'
import { TransferActions } from './TransferActions.tsx'

export type ListHeadProps = {
  core: Core
  total: number | undefined
  isEstimated: boolean
  isEmbedded: boolean
  onCreate?: () => void
  onEditRows?: () => void
  onImport?: () => void
  onExport?: () => void
  /** Runs an action of the list. */
  onAction: (name: string) => void
}

/** What the list is, how many records it has, and what can be done with it as a whole. */
export const ListHead = ({
  core,
  total,
  isEstimated,
  isEmbedded,
  onCreate,
  onEditRows,
  onImport,
  onExport,
  onAction,
}: ListHeadProps) => {
  const { t, say, noun } = useText()
  const { formatNumber } = useLocale()
  const { ListActions } = useSlots(core)
  const host = useHost()
  const what = noun(core.label)
  const title = core.computed ? core.label : listLabel(core)
  const listActions = Object.entries(core.actions ?? {}).filter(([name, { on }]) => on === 'list' && mayUse(host, core, name))
  const count = total !== undefined && t(isEstimated ? 'list.countAbout' : 'list.count', { count: formatNumber(total) })

  const actions = (
    <HeadActions data-embedded={isEmbedded || undefined}>
      {!isEmbedded && <TransferActions total={total} onImport={onImport} onExport={onExport} />}
      {listActions.map(([name, action]) => (
        <Button
          key={name}
          size={isEmbedded ? 'small' : 'medium'}
          variant={action.tone === 'danger' ? 'danger' : 'default'}
          icon={actionIcon(action.icon)}
          onPress={() => onAction(name)}
        >
          {say(action.label)}
        </Button>
      ))}
      {ListActions && <ListActions core={core} />}
      {onEditRows && (
        <Button size="small" variant="quiet" icon={<Table2 size={16} aria-hidden />} onPress={onEditRows}>
          {t('children.edit')}
        </Button>
      )}
      {onCreate && (
        <Button
          variant={isEmbedded ? 'default' : 'primary'}
          size={isEmbedded ? 'small' : 'medium'}
          icon={<Plus size={16} aria-hidden />}
          onPress={onCreate}
        >
          {t('action.new', { what })}
        </Button>
      )}
    </HeadActions>
  )

  if (!isEmbedded) return <PageHeader title={say(title)} note={count} actions={actions} />
  return (
    <EmbeddedHead>
      <EmbeddedTitle>{say(title)}</EmbeddedTitle>
      {count && <Note>{count}</Note>}
      {actions}
    </EmbeddedHead>
  )
}
