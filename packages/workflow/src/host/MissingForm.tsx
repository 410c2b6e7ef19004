import { Button, Result } from '@bip/design-system'
import { useText } from './useText.ts'

/** The form of a process, or the process itself, is not there: said in the page, which then is closed. */
export const MissingForm = ({ onLeave }: { onLeave: () => void }) => {
  const { t } = useText()
  return (
    <Result
      status={404}
      title={t('missing.title')}
      description={t('missing.text')}
      action={<Button onPress={onLeave}>{t('action.back')}</Button>}
    />
  )
}
