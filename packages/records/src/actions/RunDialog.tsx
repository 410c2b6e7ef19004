import type { Core } from '@bip/contract'
import { Button, Dialog, Progress, StatusDot } from '@bip/design-system'
import styled from 'styled-components'
import { titleOf } from '../data/titleOf.ts'
import { useText } from '../host/useText.ts'
import type { RunState } from './useRunner.tsx'

const Outcomes = styled.ul`
  display: flex;
  flex-direction: column;
  max-block-size: 45vh;
  margin: 12px 0 0;
  padding: 0;
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  list-style: none;
  font-size: 13px;
  & > li { display: grid; grid-template-columns: minmax(120px, 1fr) 2fr; gap: 4px 16px; padding: 7px 12px; }
  & > li + li { border-block-start: 1px solid var(--line); }
  & > li > span { color: var(--text-muted); overflow-wrap: anywhere; }
`

const Counts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  margin: 0;
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
        <Outcomes>
          {worded.map(({ record, ok, message }) => (
            <li key={record.id}>
              <StatusDot tone={ok ? 'success' : 'danger'}>{titleOf(core, record)}</StatusDot>
              <span>{message}</span>
            </li>
          ))}
        </Outcomes>
      )}
    </Dialog>
  )
}
