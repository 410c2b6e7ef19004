import { Alert } from '../../Alert/Alert.tsx'
import { Button } from '../../Button/Button.tsx'
import { Empty } from '../../Empty/Empty.tsx'
import { commonTexts } from '../../foundations/common.texts.ts'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import { gridNoticeTexts as texts } from './GridNotice.texts.ts'

/** Why rows are not there, or not as they were asked for. */
export type Notice = 'empty' | 'noColumns' | 'failed' | 'fault'

export type GridNoticeProps = {
  is: Notice
  /** Asks again for what failed to come. */
  onRetry?: () => void
}

/** What is said in place of rows, or above them. */
export const GridNotice = ({ is, onRetry }: GridNoticeProps) => {
  const { t } = useLocale()
  if (is === 'empty') return <Empty title={t(texts.empty)} />
  if (is === 'noColumns') return <Empty title={t(texts.noColumns)} />
  // A filter, a comparison or a reader of the caller's has thrown: what it was for has not happened, and nothing is missing.
  if (is === 'fault') return <Alert tone="danger">{t(texts.orderFailed)}</Alert>
  return (
    <Alert
      tone="danger"
      action={
        <Button size="small" onPress={onRetry}>
          {t(commonTexts.retry)}
        </Button>
      }
    >
      {t(texts.failed)}
    </Alert>
  )
}
