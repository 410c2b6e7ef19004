import { RotateCw } from 'lucide-react'
import { Alert } from '../Alert/Alert.tsx'
import { Button } from '../Button/Button.tsx'
import { errorTexts } from '../CatchErrors/CatchErrors.texts.ts'
import { commonTexts } from '../foundations/common.texts.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Details } from './ErrorNotice.styles.ts'

export type ErrorNoticeProps = {
  error: Error
  /** What failed. Default "this part". */
  title?: string
  onRetry: () => void
}

/** What an ErrorBoundary shows by default. */
export const ErrorNotice = ({ error, title, onRetry }: ErrorNoticeProps) => {
  const { t } = useLocale()
  return (
    <Alert
      tone="danger"
      title={title ? t(errorTexts.named, { title }) : t(errorTexts.title)}
      action={
        <Button size="small" icon={<RotateCw size={14} aria-hidden />} onPress={onRetry}>
          {t(commonTexts.retry)}
        </Button>
      }
    >
      {t(errorTexts.description)}
      <Details>{error.message}</Details>
    </Alert>
  )
}
