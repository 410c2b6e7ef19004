import { RotateCw } from 'lucide-react'
import { Alert } from '../Alert/Alert.tsx'
import { Button } from '../Button/Button.tsx'
import { commonTexts } from '../foundations/common.texts.ts'
import { errorBoundaryTexts } from '../foundations/errors/errors.texts.ts'
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
      title={title ? t(errorBoundaryTexts.named, { title }) : t(errorBoundaryTexts.title)}
      action={
        <Button size="small" icon={<RotateCw size={14} aria-hidden />} onPress={onRetry}>
          {t(commonTexts.retry)}
        </Button>
      }
    >
      {t(errorBoundaryTexts.description)}
      <Details>{error.message}</Details>
    </Alert>
  )
}
