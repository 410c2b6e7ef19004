import { Alert, Button, Menu } from '@bip/design-system'
import { useText } from '../host/useText.ts'
import type { TaskActions } from './actions.ts'
import type { OperationName } from './operations.ts'
import { Foot, FootRow } from './task.styles.ts'
import type { Refusal } from './useDecision.ts'
import type { OfferedOperation } from './useOperations.tsx'

export type TaskFootProps = {
  actions: TaskActions
  sending: 'pass' | 'reject' | null
  refusal: Refusal | null
  onPass: () => void
  onReject: () => void
  onTransfer: () => void
  /** Matches drawings; while it does, `isMatching`. */
  onMatch: () => void
  isMatching: boolean
  /** Absent where the reader may not print. */
  onPrint?: () => void
  /** What can be done beside; none where it is absent. */
  operations?: readonly OfferedOperation[]
  onOperation?: (name: OperationName) => void
  /** Leads to the task before, or after, in the reader's list. */
  onPrevious?: () => void
  onNext?: () => void
  /** Asks for the task as it stands now. */
  onRefresh: () => void
}

/** What can be done with a task, always in sight; the main action first. */
export const TaskFoot = (props: TaskFootProps) => {
  const { actions, sending, refusal, onPass, onReject, onTransfer, onMatch, isMatching, onPrint, onRefresh } = props
  const { operations = [], onOperation, onPrevious, onNext } = props
  const { t } = useText()
  const { pass, reject, match, transfer } = actions
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
            {'key' in pass ? t(pass.key) : pass.name}
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
        {match && (
          <Button isLoading={isMatching} isDisabled={isOver || sending !== null} onPress={onMatch}>
            {t('action.match')}
          </Button>
        )}
        {transfer && (
          <Button isDisabled={isOver || sending !== null} onPress={onTransfer}>
            {t('action.transfer')}
          </Button>
        )}
        {operations.length > 0 && (
          <Menu
            trigger={<Button isDisabled={isOver || sending !== null}>{t('action.more')}</Button>}
            items={operations.map(({ name, label, isDanger }) => ({
              key: name,
              label,
              ...(isDanger && { tone: 'danger' as const }),
            }))}
            onAction={(key) => onOperation?.(key as OperationName) /* one of the items above */}
          />
        )}
        {onPrint && (
          <Button shortcut="P" onPress={onPrint}>
            {t('action.print')}
          </Button>
        )}
        {onPrevious && (
          <Button shortcut="K" onPress={onPrevious}>
            {t('action.previous')}
          </Button>
        )}
        {onNext && (
          <Button shortcut="J" onPress={onNext}>
            {t('action.next')}
          </Button>
        )}
      </FootRow>
    </Foot>
  )
}
