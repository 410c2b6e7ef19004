import { Dialog, Kbd } from '@bip/design-system'
import { Fragment } from 'react'
import { useText } from '../app/useText.ts'
import { Shortcuts, ShortcutsPlace } from './Shell.styles.ts'

/** What keys do, by where they do it. */
const places = [
  {
    place: 'shortcuts.everywhere',
    keys: [
      ['Ctrl K', 'shortcuts.menuSearch'],
      ['Alt →', 'shortcuts.nextTab'],
      ['Alt W', 'shortcuts.close'],
      ['⇧ F10', 'shortcuts.tabMenu'],
      ['Ctrl ⇧ ← →', 'shortcuts.moveTab'],
      ['Alt C', 'shortcuts.logContact'],
      ['Alt L', 'shortcuts.lock'],
      ['?', 'shortcuts.help'],
    ],
  },
  {
    place: 'shortcuts.inLists',
    keys: [
      ['/', 'shortcuts.search'],
      ['← ↑ → ↓', 'shortcuts.moveCell'],
      ['Enter', 'shortcuts.openRow'],
      ['Space', 'shortcuts.select'],
      ['Ctrl C', 'shortcuts.copy'],
      ['Ctrl F', 'shortcuts.find'],
    ],
  },
  {
    place: 'shortcuts.inForms',
    keys: [
      ['Ctrl S', 'shortcuts.save'],
      ['Tab', 'shortcuts.nextField'],
      ['↓', 'shortcuts.choices'],
      ['F4', 'shortcuts.browse'],
      ['Esc', 'shortcuts.giveUp'],
    ],
  },
  {
    place: 'shortcuts.inLines',
    keys: [
      ['Tab / ⇧ Tab', 'shortcuts.nextCell'],
      ['Enter', 'shortcuts.enterCell'],
      ['F2', 'shortcuts.editCell'],
      ['Insert', 'shortcuts.addLine'],
      ['Ctrl ⇧ D', 'shortcuts.copyLine'],
      ['Ctrl Delete', 'shortcuts.removeLine'],
      ['Alt ⇧ ↑ ↓', 'shortcuts.moveLine'],
      ['Ctrl D', 'shortcuts.fillDown'],
      ['Ctrl V', 'shortcuts.paste'],
      ['Ctrl Z / Ctrl Y', 'shortcuts.undo'],
      ['Esc Tab', 'shortcuts.leaveLines'],
    ],
  },
  {
    place: 'shortcuts.inTasks',
    keys: [
      ['A', 'shortcuts.approve'],
      ['R', 'shortcuts.reject'],
    ],
  },
] as const

/** Every key that does something, opened by `?`. */
export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useText()
  return (
    <Dialog isOpen onClose={onClose} title={t('shortcuts.title')} size="small">
      {places.map(({ place, keys }) => (
        <section key={place} aria-label={t(place)}>
          <ShortcutsPlace>{t(place)}</ShortcutsPlace>
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
        </section>
      ))}
    </Dialog>
  )
}
