import { Button, Result, Spinner } from '@bip/design-system'
import { useText } from '../host/useText.ts'
import { Counted, Frame, Pane, Wait } from './printing.styles.ts'
import type { Preview } from './usePreview.ts'

/** The rendered document in its place, by the browser's own reader of PDF. */
export const PreviewFrame = ({ preview: { link, pages, problem, isLoading, retry } }: { preview: Preview }) => {
  const { t } = useText()
  return (
    <Pane aria-busy={isLoading || undefined}>
      {problem ? (
        <Result
          status={500}
          title={t('print.previewFailed')}
          description={problem}
          action={<Button onPress={retry}>{t('action.retry')}</Button>}
        />
      ) : (
        link && <Frame src={`${link}#toolbar=0&view=FitH`} title={t('print.preview')} />
      )}
      {isLoading && (
        <Wait>
          <Spinner label={t('print.rendering')} />
        </Wait>
      )}
      {pages !== undefined && !problem && <Counted role="status">{t('print.pages', { count: pages })}</Counted>}
    </Pane>
  )
}
