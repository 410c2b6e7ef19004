import type { Core, HistoryEntry } from '@bip/contract'
import { Alert, Button, Dialog, useLocale } from '@bip/design-system'
import { useState } from 'react'
import { reasonOf } from '../data/errors.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { useText } from '../host/useText.ts'
import { Differences, Lead } from './history.styles.ts'
import { restorationOf } from './restoration.ts'
import type { Wanted } from './useRestore.tsx'

type RestoreDialogProps = {
  core: Core
  entries: readonly HistoryEntry[]
  wanted: Wanted
  /** Gets the keys of the fields that change; throws what the gateway refuses. */
  onSubmit: (wanted: Wanted, keys: readonly string[]) => Promise<void>
  onClose: () => void
}

/** Shows what would change before a value or a version is brought back. */
export const RestoreDialog = ({ core, entries, wanted, onSubmit, onClose }: RestoreDialogProps) => {
  const { t } = useText()
  const { timeZone } = useHost()
  const { formatDateTime } = useLocale()
  const [state, setState] = useState<{ isBusy?: boolean; error?: string }>({})
  const { entry, key } = wanted
  const changes = restorationOf(core, entries, entry.id, key)
  const label = entry.fields.find((field) => field.key === key)?.label ?? ''
  const when = formatDateTime(entry.at, { timeZone })

  const submit = async (): Promise<void> => {
    setState({ isBusy: true })
    try {
      await onSubmit(
        wanted,
        changes.map((change) => change.key),
      )
    } catch (error) {
      setState({ error: reasonOf(error) })
    }
  }

  return (
    <Dialog
      isOpen
      title={key === undefined ? t('history.backTitle', { when }) : t('history.backOneTitle', { field: label })}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onPress={close}>{t('action.cancel')}</Button>
          <Button variant="primary" isDisabled={changes.length === 0} isLoading={state.isBusy} onPress={() => void submit()}>
            {t('history.submit')}
          </Button>
        </>
      )}
    >
      {state.error && <Alert tone="danger">{state.error}</Alert>}
      <Lead>{t(changes.length > 0 ? 'history.backText' : 'history.nothing')}</Lead>
      {changes.length > 0 && (
        <Differences>
          <thead>
            <tr>
              <th scope="col">{t('conflict.field')}</th>
              <th scope="col">{t('history.now')}</th>
              <th scope="col">{t('history.then')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ key: field, label: name, now, restored }) => (
              <tr key={field}>
                <th scope="row">{name}</th>
                <td>{now || t('value.empty')}</td>
                <td>{restored || t('value.empty')}</td>
              </tr>
            ))}
          </tbody>
        </Differences>
      )}
    </Dialog>
  )
}
