import { Dialog, Kbd } from '@bip/design-system'
import { Fragment } from 'react'
import { useText } from '../app/useText.ts'
import { Shortcuts } from './Shell.styles.ts'

const keys = [
  ['Ctrl K', 'shortcuts.menuSearch'],
  ['/', 'shortcuts.search'],
  ['Ctrl S', 'shortcuts.save'],
  ['A', 'shortcuts.approve'],
  ['R', 'shortcuts.reject'],
  ['Alt →', 'shortcuts.nextTab'],
  ['Alt W', 'shortcuts.close'],
  ['Alt L', 'shortcuts.lock'],
  ['⇧ F10', 'shortcuts.tabMenu'],
  ['Ctrl ⇧ ← →', 'shortcuts.moveTab'],
  ['?', 'shortcuts.help'],
] as const

/** Every key that does something, opened by `?`. */
export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useText()
  return (
    <Dialog isOpen onClose={onClose} title={t('shortcuts.title')} size="small">
      <Shortcuts>
        {keys.map(([key, text]) => (
          <Fragment key={key}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{t(text)}</dd>
          </Fragment>
        ))}
      </Shortcuts>
    </Dialog>
  )
}
