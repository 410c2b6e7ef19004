import type { Core } from '@bip/contract'
import { Button, Result } from '@bip/design-system'
import { useText } from '../host/useText.ts'
import type { lookOf } from './errors.ts'

export type MissingRecordProps = {
  core: Core
  look: ReturnType<typeof lookOf>
  /** What the gateway said. */
  reason?: string
  onBack: () => void
  onRetry?: () => void
}

/** What stands in place of a record that cannot be shown. */
export const MissingRecord = ({ core, look, reason, onBack, onRetry }: MissingRecordProps) => {
  const { t, noun } = useText()
  const what = noun(core.label)
  const back = <Button onPress={onBack}>{t('action.back')}</Button>
  if (look === 'gone')
    return (
      <Result status={404} title={t('detail.notFoundTitle', { what })} description={t('detail.notFoundText')} action={back} />
    )
  if (look === 'forbidden')
    return (
      <Result status={403} title={t('detail.forbiddenTitle', { what })} description={t('detail.forbiddenText')} action={back} />
    )
  return (
    <Result
      status={500}
      title={t('detail.errorTitle')}
      description={reason}
      action={onRetry && <Button onPress={onRetry}>{t('action.retry')}</Button>}
    />
  )
}
