import { Alert, Button, Menu, useMedia } from '@bip/design-system'
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
  /** Keeps what is filled in as a draft; absent where there is nothing to fill in. */
  onDraft?: () => void
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
  const { actions, sending, refusal, onPass, onReject, onTransfer, onMatch, isMatching, onDraft, onPrint, onRefresh } = props
  const { operations = [], onOperation, onPrevious, onNext } = props
  const { t } = useText()
  const { pass, reject, match, transfer } = actions
  const isOver = refusal?.isHandled === true
  // On a phone one row stays: the decisions, and everything else behind one button.
  const isNarrow = useMedia('(max-width: 600px)')
  const beside = isNarrow ? asideOf(props, isOver || sending !== null) : []
  const more = [
    ...operations.map(({ name, label, isDanger }) => ({
      key: name as string,
      label,
      isDisabled: isOver || sending !== null,
      ...(isDanger && { tone: 'danger' as const }),
      run: () => onOperation?.(name),
    })),
    ...beside.map(({ text, ...item }) => ({ ...item, label: t(text) })),
  ]
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
        {match && !isNarrow && (
          <Button isLoading={isMatching} isDisabled={isOver || sending !== null} onPress={onMatch}>
            {t('action.match')}
          </Button>
        )}
        {onDraft && !isNarrow && (
          <Button isDisabled={isOver || sending !== null} onPress={onDraft}>
            {t('draft.save')}
          </Button>
        )}
        {transfer && !isNarrow && (
          <Button isDisabled={isOver || sending !== null} onPress={onTransfer}>
            {t('action.transfer')}
          </Button>
        )}
        {more.length > 0 && (
          <Menu
            trigger={<Button isDisabled={!isNarrow && (isOver || sending !== null)}>{t('action.more')}</Button>}
            items={more.map(({ run: _, ...item }) => item)}
            onAction={(key) => more.find((item) => item.key === key)?.run()}
          />
        )}
        {onPrint && !isNarrow && (
          <Button shortcut="P" onPress={onPrint}>
            {t('action.print')}
          </Button>
        )}
        {onPrevious && !isNarrow && (
          <Button shortcut="K" onPress={onPrevious}>
            {t('action.previous')}
          </Button>
        )}
        {onNext && !isNarrow && (
          <Button shortcut="J" onPress={onNext}>
            {t('action.next')}
          </Button>
        )}
      </FootRow>
    </Foot>
  )
}

type Aside = {
  key: string
  text: 'draft.save' | 'action.match' | 'action.transfer' | 'action.print' | 'action.previous' | 'action.next'
  isDisabled: boolean
  run: () => void
}

/** What has a button of its own where there is room. */
function asideOf(props: TaskFootProps, isBusy: boolean): Aside[] {
  const { actions, onMatch, onTransfer, onDraft, onPrint, onPrevious, onNext } = props
  const all: (Aside | false | undefined)[] = [
    actions.match && { key: 'match', text: 'action.match', isDisabled: isBusy, run: onMatch },
    onDraft && { key: 'draft', text: 'draft.save', isDisabled: isBusy, run: onDraft },
    actions.transfer && { key: 'transfer', text: 'action.transfer', isDisabled: isBusy, run: onTransfer },
    onPrint && { key: 'print', text: 'action.print', isDisabled: false, run: onPrint },
    onPrevious && { key: 'previous', text: 'action.previous', isDisabled: false, run: onPrevious },
    onNext && { key: 'next', text: 'action.next', isDisabled: false, run: onNext },
  ]
  return all.filter((item) => item !== undefined && item !== false)
}
