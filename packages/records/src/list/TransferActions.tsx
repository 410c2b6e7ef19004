import { Button, IconButton, Menu, useMedia } from '@bip/design-system'
import { Download, Ellipsis, Upload } from '@bip/design-system/icons'
import { useText } from '../host/useText.ts'
import { Last } from './list.styles.ts'

export type TransferActionsProps = {
  total: number | undefined
  onImport?: () => void
  onExport?: () => void
}

/** What brings records in and out; on a phone both lie behind one button, so that the main action has the bar for itself. */
export const TransferActions = ({ total, onImport, onExport }: TransferActionsProps) => {
  const { t } = useText()
  const isPhone = useMedia('(max-width: 600px)')
  const actions = [
    { key: 'export', label: t('action.export'), Icon: Download, run: onExport, isDisabled: total === 0 },
    { key: 'import', label: t('action.import'), Icon: Upload, run: onImport, isDisabled: false },
  ].filter(({ run }) => run !== undefined)
  if (actions.length === 0) return null
  if (isPhone)
    return (
      <Last>
        <Menu
          trigger={<IconButton icon={<Ellipsis size={18} />} label={t('action.more')} />}
          items={actions.map(({ key, label, Icon, isDisabled }) => ({ key, label, icon: <Icon size={16} />, isDisabled }))}
          onAction={(chosen) => actions.find(({ key }) => key === chosen)?.run?.()}
        />
      </Last>
    )
  return actions.map(({ key, label, Icon, run, isDisabled }) => (
    <Button key={key} variant="quiet" icon={<Icon size={16} aria-hidden />} isDisabled={isDisabled} onPress={run}>
      {label}
    </Button>
  ))
}
