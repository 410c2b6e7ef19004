import { Alert, Button } from '@bip/design-system'
import { useText } from '../host/useText.ts'
import type { TaskActions } from './actions.ts'
import { Foot, FootRow } from './task.styles.ts'
import type { Refusal } from './useDecision.ts'

export type TaskFootProps = {
  actions: TaskActions
  sending: 'pass' | 'reject' | null
  refusal: Refusal | null
  onPass: () => void
  onReject: () => void
  onTransfer: () => void
  /** Asks for the task as it stands now. */
  onRefresh: () => void
}

/** What can be done with a task, always in sight; the main action first. */
export const TaskFoot = ({ actions, sending, refusal, onPass, onReject, onTransfer, onRefresh }: TaskFootProps) => {
  const { t } = useText()
  const { pass, reject, transfer } = actions
  const isOver = refusal?.isHandled === true
  return (
    <Foot>
      {refusal?.isHandled === false && <Alert tone="danger">{refusal.reason}</Alert>}
      {isOver && (
        <Alert
          tone="warning"
          title={t('handled.title')}
          action={
            <Button size="small" onPress={onRefresh}>
              {t('action.refresh')}
            </Button>
          }
        >
          {t('handled.text')}
        </Alert>
      )}
      <FootRow>
        {pass && (
          <Button
            variant="primary"
            shortcut="A"
            isLoading={sending === 'pass'}
            isDisabled={isOver || sending === 'reject'}
            onPress={onPass}
          >
            {t(pass)}
          </Button>
        )}
        {reject && (
          <Button
            variant="danger"
            shortcut="R"
            isLoading={sending === 'reject'}
            isDisabled={isOver || sending === 'pass'}
            onPress={onReject}
          >
            {'key' in reject ? t(reject.key) : reject.name}
          </Button>
        )}
        {transfer && (
          <Button isDisabled={isOver || sending !== null} onPress={onTransfer}>
            {t('action.transfer')}
          </Button>
        )}
      </FootRow>
    </Foot>
  )
}
