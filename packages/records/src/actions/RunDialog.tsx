import type { Core } from '@bip/contract'
import { Button, Dialog, List, Progress, StatusDot } from '@bip/design-system'
import styled from 'styled-components'
import { titleOf } from '../data/titleOf.ts'
import { useText } from '../host/useText.ts'
import type { RunState } from './useRunner.tsx'

const Counts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  margin: 0 0 12px;
`

/** How far a bulk action is, and afterwards what became of each record that needs a word. */
export const RunDialog = ({ core, state, onClose }: { core: Core; state: RunState; onClose: () => void }) => {
  const { t } = useText()
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

  const worded = state.outcomes.filter(({ message }) => message !== '')
  const failed = state.outcomes.filter(({ ok }) => !ok).length
  return (
    <Dialog
      isOpen
      title={t('bulk.resultTitle', { action: state.name })}
      onClose={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('action.close')}
        </Button>
      }
    >
      <Counts>
        <StatusDot tone="success">{t('bulk.done', { count: state.outcomes.length - failed })}</StatusDot>
        {failed > 0 && <StatusDot tone="danger">{t('bulk.failed', { count: failed })}</StatusDot>}
        {state.left > 0 && <StatusDot tone="neutral">{t('bulk.stopped', { count: state.left })}</StatusDot>}
      </Counts>
      {worded.length > 0 && (
        <List
          isFramed
          size="small"
          label={t('bulk.resultTitle', { action: state.name })}
          items={worded.map(({ record, ok, message }) => ({
            key: record.id,
            title: <StatusDot tone={ok ? 'success' : 'danger'}>{titleOf(core, record)}</StatusDot>,
            description: message,
          }))}
        />
      )}
    </Dialog>
  )
}
