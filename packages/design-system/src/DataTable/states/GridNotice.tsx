import { Alert } from '../../Alert/Alert.tsx'
import { Button } from '../../Button/Button.tsx'
import { clipboardTexts } from '../../Clipboard/Clipboard.texts.ts'
import { copyText } from '../../Clipboard/copyText.ts'
import { Empty } from '../../Empty/Empty.tsx'
import { commonTexts } from '../../foundations/common.texts.ts'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import { toast } from '../../Toast/toast.ts'
import type { Notice } from '../feature/Contribution.ts'
import { type CellBlock, toTsv } from '../model/clipboard.ts'
import { gridNoticeTexts as texts } from './GridNotice.texts.ts'

const Lost = ({ rows, onDiscard }: { rows: CellBlock; onDiscard: () => void }) => {
  const { t, formatNumber } = useLocale()
  const copy = async (): Promise<void> => {
    toast.info(t(clipboardTexts[(await copyText(toTsv(rows))) ? 'copied' : 'failed']))
  }
  return (
    <Alert
      tone="warning"
      action={
        <>
          <Button size="small" onPress={copy}>
            {t(clipboardTexts.copy)}
          </Button>
          <Button size="small" onPress={onDiscard}>
            {t(texts.discard)}
          </Button>
        </>
      }
    >
      {t(texts.lost, { count: formatNumber(rows.length) })}
    </Alert>
  )
}

/** What is said in place of rows, or above them. */
export const GridNotice = (props: Notice) => {
  const { t } = useLocale()
  if (props.is === 'lost') return <Lost {...props} />
  if (props.is === 'failed')
    return (
      <Alert
        tone="danger"
        action={
          <Button size="small" onPress={props.onRetry}>
            {t(commonTexts.retry)}
          </Button>
        }
      >
        {t(texts.failed)}
      </Alert>
    )
  // A filter, a comparison or a reader of the caller's has thrown: what it was for has not happened, and nothing is missing.
  if (props.is === 'fault') return <Alert tone="danger">{t(texts.orderFailed)}</Alert>
  return <Empty title={t(texts[props.is])} />
}
