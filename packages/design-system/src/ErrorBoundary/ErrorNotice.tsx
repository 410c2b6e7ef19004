import { RotateCw } from 'lucide-react'
import { Alert } from '../Alert/Alert.tsx'
import { Button } from '../Button/Button.tsx'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Details } from './ErrorNotice.styles.ts'

export type ErrorNoticeProps = { error: Error; onRetry: () => void }

/** What an ErrorBoundary shows by default. */
export const ErrorNotice = ({ error, onRetry }: ErrorNoticeProps) => {
  const { t } = useLocale()
  return (
    <Alert
      tone="danger"
      title={t('error.title')}
      action={
        <Button size="small" icon={<RotateCw size={14} aria-hidden />} onPress={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      {t('error.description')}
      <Details>{error.message}</Details>
    </Alert>
  )
}
