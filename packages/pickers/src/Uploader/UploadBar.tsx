import { Button, Progress, useLocale } from '@bip/design-system'
import { styled } from 'styled-components'
import type { UploadQueue } from './engine/queue.ts'
import type { UploadTotals } from './engine/types.ts'
import { uploaderTexts } from './uploader.texts.ts'
import { leftText, speedText } from './uploadNotes.ts'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 12px;
  margin-block-start: 6px;
  color: var(--text-muted);
  font-size: 12px;

  & > [data-progress] {
    flex: 1 1 120px;
  }
`

type UploadBarProps = { totals: UploadTotals; queue: Pick<UploadQueue<unknown>, 'pause' | 'resume' | 'retry' | 'cancel'> }

/** What all files come to, and what can be done with all of them. */
export const UploadBar = ({ totals, queue }: UploadBarProps) => {
  const tools = useLocale()
  const { t } = tools
  const { state, count, done, failed, bytes, sent, speed, remaining } = totals
  const said = { uploading: uploaderTexts.allRunning, paused: uploaderTexts.allPaused, partialFailure: uploaderTexts.allFailed }
  if (state !== 'uploading' && state !== 'paused' && state !== 'partialFailure') return null
  return (
    <Row data-upload-state={state}>
      <span role="status">{t(said[state], { done, count, failed })}</span>
      {state !== 'partialFailure' && (
        <div data-progress="">
          <Progress label={t(uploaderTexts.allProgress)} labelHidden value={bytes > 0 ? (sent / bytes) * 100 : 0} size="small" />
        </div>
      )}
      {state === 'uploading' && remaining !== undefined && (
        <span>{t(uploaderTexts.left, { speed: speedText(speed, tools), left: leftText(remaining, tools) })}</span>
      )}
      {state === 'uploading' && (
        <Button size="small" onPress={() => queue.pause()}>
          {t(uploaderTexts.pauseAll)}
        </Button>
      )}
      {totals.paused > 0 && (
        <Button size="small" onPress={() => queue.resume()}>
          {t(uploaderTexts.resumeAll)}
        </Button>
      )}
      {failed > 0 && (
        <Button size="small" onPress={() => queue.retry()}>
          {t(uploaderTexts.retryAll)}
        </Button>
      )}
      <Button size="small" variant="quiet" onPress={() => queue.cancel()}>
        {t(uploaderTexts.cancelAll)}
      </Button>
    </Row>
  )
}
