import type { Core } from '@bip/contract'
import { Alert, Button, CopyText, Dialog, List, Progress, StatusDot } from '@bip/design-system'
import { Download, Undo2 } from '@bip/design-system/icons'
import styled from 'styled-components'
import { titleOf } from '../data/titleOf.ts'
import { useText } from '../host/useText.ts'
import { csvOf } from '../transfer/csvOf.ts'
import { saveFile } from '../transfer/saveFile.ts'
import { toldBy } from './told.ts'
import type { RunState } from './useRunner.tsx'

const Counts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  margin: 0 0 12px;
`

const Told = styled.span`
  user-select: text;
  font-family: var(--mono);
`

/** So many records are told here; the file has them all. */
const maxShown = 200

/** How far a bulk action is, and afterwards what became of each record that needs a word. */
export const RunDialog = ({ core, state, onClose }: { core: Core; state: RunState; onClose: () => void }) => {
  const { t, say } = useText()
  if (state.phase === 'running')
    return (
      <Dialog
        isOpen
        size="small"
        title={t('bulk.running', { action: state.name })}
        isDismissable={false}
        onClose={state.stop}
        footer={<Button onPress={state.stop}>{t('bulk.stop')}</Button>}
      >
        <Progress value={(state.done / state.total) * 100} label={t('bulk.progress', { done: state.done, total: state.total })} />
      </Dialog>
    )

  const action = core.actions?.[state.operation]
  const worded = state.outcomes.filter((one) => one.message !== '' || toldBy(action, one).length > 0)
  const tellsOnce = worded.some((one) => toldBy(action, one).length > 0)
  const failed = state.outcomes.filter(({ ok }) => !ok).length
  const download = (): void => {
    const rows = state.outcomes.filter(({ ok }) => !ok).map(({ record, message }) => [titleOf(core, record), message])
    const text = csvOf([[say(core.label), t('transfer.errorMessage')], ...rows])
    saveFile(
      new Blob([text], { type: 'text/csv;charset=utf-8' }),
      `${say(core.label)}-${t('bulk.resultTitle', { action: state.name })}.csv`,
    )
  }
  return (
    <Dialog
      isOpen
      title={t('bulk.resultTitle', { action: state.name })}
      // What is told this once is not lost to a slip of a key or of the pointer.
      isClosable={!tellsOnce}
      onClose={onClose}
      footer={
        <>
          {state.undo && (
            <Button icon={<Undo2 size={16} aria-hidden />} onPress={state.undo}>
              {t('bulk.undo')}
            </Button>
          )}
          {failed > 0 && (
            <Button icon={<Download size={16} aria-hidden />} onPress={download}>
              {t('bulk.download')}
            </Button>
          )}
          <Button variant="primary" onPress={onClose}>
            {t('action.close')}
          </Button>
        </>
      }
    >
      <Counts>
        <StatusDot tone="success">{t('bulk.done', { count: state.outcomes.length - failed })}</StatusDot>
        {failed > 0 && <StatusDot tone="danger">{t('bulk.failed', { count: failed })}</StatusDot>}
        {state.left > 0 && <StatusDot tone="neutral">{t('bulk.stopped', { count: state.left })}</StatusDot>}
      </Counts>
      {tellsOnce && <Alert tone="warning">{t('bulk.toldOnce')}</Alert>}
      {worded.length > 0 && (
        <List
          isFramed
          size="small"
          label={t('bulk.resultTitle', { action: state.name })}
          items={worded.slice(0, maxShown).map((outcome) => ({
            key: outcome.record.id,
            title: <StatusDot tone={outcome.ok ? 'success' : 'danger'}>{titleOf(core, outcome.record)}</StatusDot>,
            description: outcome.message,
            extra: toldBy(action, outcome).map(({ key, label, text }) => (
              <Told key={key}>
                {say(label)} <CopyText text={text} />
              </Told>
            )),
          }))}
        />
      )}
    </Dialog>
  )
}
