import type { ProcessDetail } from '@bip/contract/workflow'
import { lazyPart, Tabs, useConfirm, useForm } from '@bip/design-system'
import { useHost } from '@bip/records'
import { sentValues, startValues, useContractRules, useUnsaved, type Values } from '@bip/records/parts'
import { Suspense, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FlowTable } from '../flow/FlowTable.tsx'
import { FlowTimeline } from '../flow/FlowTimeline.tsx'
import { stepsOf } from '../flow/steps.ts'
import { useText } from '../host/useText.ts'
import { useFormTheme } from '../theme/useFormTheme.tsx'
import { actionsOf } from './actions.ts'
import { CommentField } from './CommentField.tsx'
import { recordOf } from './recordOf.ts'
import { TaskFoot } from './TaskFoot.tsx'
import { TaskForm } from './TaskForm.tsx'
import { TaskHead } from './TaskHead.tsx'
import type { TaskPageProps } from './TaskPage.tsx'
import { TrackSkeleton } from './TrackSkeleton.tsx'
import { TransferDialog } from './TransferDialog.tsx'
import { Aside, AsideTitle, Columns, CommentBox, Main, Root } from './task.styles.ts'
import { isWritable, taskCore } from './taskCore.ts'
import { useDecision } from './useDecision.ts'
import { useEnclosing } from './useEnclosing.tsx'
import { useMatching } from './useMatching.ts'
import { useOperations } from './useOperations.tsx'
import { useTaskKeys } from './useTaskKeys.ts'

const ProcessTrack = lazyPart(() => import('../diagram/ProcessTrack.tsx').then(({ ProcessTrack }) => ProcessTrack))

const PrintRequest = lazyPart(() => import('./PrintRequest.tsx').then(({ PrintRequest }) => PrintRequest))

export type LoadedTaskProps = TaskPageProps & { detail: ProcessDetail; onRefresh: () => void }

type TabKey = 'form' | 'flow' | 'track'

export const LoadedTask = ({
  core,
  detail,
  onHandled,
  onRefresh,
  onDirtyChange,
  onPrevious,
  onNext,
  reader = '',
}: LoadedTaskProps) => {
  const { t } = useText()
  const confirm = useConfirm()
  const { process, flow } = detail
  const actions = actionsOf(detail)
  const { pass, reject } = actions
  const isOpen = pass !== undefined || reject !== undefined || actions.transfer
  const seen = useMemo(() => taskCore(core, rulesOf(detail)), [core, detail])
  const record = useMemo(() => recordOf(process), [process])
  const form = useForm<Values>({ defaultValues: startValues(seen, record), formRules: useContractRules(seen.fields, record) })
  const root = useRef<HTMLElement>(null)
  const formRef = useRef<HTMLFormElement>(null)
  const commentRef = useRef<HTMLTextAreaElement>(null)
  const [tab, setTab] = useState<TabKey>('form')
  const [comment, setComment] = useState('')
  const [isCommentMissing, setCommentMissing] = useState(false)
  const mayPrint = useHost().permissions.has('wf_print')
  const [isPrinting, setPrinting] = useState(false)
  const [isTransferring, setTransferring] = useState(false)
  const nameOf = (passes: boolean): string => {
    const name = (passes ? pass : reject) ?? { key: passes ? 'action.pass' : 'action.reject' }
    return 'key' in name ? t(name.key) : name.name
  }
  const enclosing = useEnclosing(process, isOpen)
  const decision = useDecision(detail, { nameOf, gather: enclosing.gather, onHandled })
  const hasComment = isOpen && !process.hideComment

  const isDirty = isOpen && (form.formState.isDirty || comment.trim() !== '' || enclosing.isDirty)
  useUnsaved(root, isDirty, onDirtyChange)

  const approve = (): void => {
    if (!isWritable(seen)) {
      void decision.decide(true, comment)
      return
    }
    // The form must stand in the page to show what is wrong with it.
    flushSync(() => setTab('form'))
    formRef.current?.requestSubmit()
  }

  /** Whether a reason is there, where one is asked for; the focus goes to where it is missing. */
  const isReasonGiven = (): boolean => {
    if (!hasComment || actions.isResubmission || comment.trim() !== '') return true
    setCommentMissing(true)
    commentRef.current?.focus()
    return false
  }

  const refuse = async (): Promise<void> => {
    if (!isReasonGiven()) return
    const isGivenUp =
      !actions.isResubmission ||
      (await confirm({
        title: t('cancel.askTitle', { title: process.title }),
        message: t('cancel.askText'),
        confirmLabel: t('action.cancelRequest'),
        tone: 'danger',
      }))
    if (isGivenUp) await decision.decide(false, comment)
  }

  /** A key alone, pressed by mistake, must decide nothing. */
  const asked = (passes: boolean): Promise<boolean> => {
    const action = nameOf(passes)
    const title = t('pass.askTitle', { action, title: process.title })
    const message = comment.trim() === '' ? t('pass.askNoComment') : t('pass.askComment', { comment: comment.trim() })
    return confirm({ title, message, confirmLabel: action, tone: passes ? undefined : 'danger' })
  }
  const approveByKey = async (): Promise<void> => {
    if (await asked(true)) approve()
  }
  const refuseByKey = async (): Promise<void> => {
    // Giving up a request asks by itself.
    if (actions.isResubmission) await refuse()
    else if (isReasonGiven() && (await asked(false))) await decision.decide(false, comment)
  }

  const operating = useOperations(detail, {
    comment,
    onLeave: onHandled,
    onRefresh,
    onHandledElsewhere: () => decision.setRefusal({ isHandled: true }),
  })
  const matching = useMatching(process, { onRefused: decision.setRefusal, onSubmit: approve })
  const theme = useFormTheme()
  const isFree = decision.sending === null && decision.refusal?.isHandled !== true
  useTaskKeys({
    a: pass && isFree ? () => void approveByKey() : undefined,
    r: reject && isFree ? () => void refuseByKey() : undefined,
    p: mayPrint ? () => setPrinting(true) : undefined,
    j: onNext,
    k: onPrevious,
  })

  return (
    <Root ref={root} style={theme.style}>
      <Columns>
        <Main>
          <TaskHead detail={detail} actions={theme.chooser} />
          <Tabs
            label={process.title}
            selectedKey={tab}
            onSelect={(key) => setTab(key as TabKey) /* the keys below */}
            items={[
              {
                key: 'form',
                label: t('tab.form'),
                content: (
                  <TaskForm
                    core={seen}
                    record={record}
                    form={form}
                    formRef={formRef}
                    onSubmit={(values) => decision.submit(comment, sentValues(seen, values, true))}
                  />
                ),
              },
              {
                key: 'flow',
                label: t('tab.flow'),
                badge: stepsOf(flow).length,
                content: <FlowTable flow={flow} startUserId={process.startUserId} />,
              },
              {
                key: 'track',
                label: t('tab.track'),
                content: (
                  <Suspense fallback={<TrackSkeleton />}>
                    <ProcessTrack processInstanceId={process.processInstanceId} />
                  </Suspense>
                ),
              },
            ]}
          />
          {(hasComment || enclosing.element) && (
            <CommentBox>
              {hasComment && (
                <CommentField
                  hint={actions.isResubmission ? undefined : t('comment.hint')}
                  inputRef={commentRef}
                  value={comment}
                  onChange={(words) => {
                    setComment(words)
                    setCommentMissing(false)
                  }}
                  error={isCommentMissing ? t('comment.required') : undefined}
                />
              )}
              {enclosing.element}
            </CommentBox>
          )}
        </Main>
        <Aside aria-label={t('flow.label')}>
          <AsideTitle>{t('flow.label')}</AsideTitle>
          <FlowTimeline flow={flow} startUserId={process.startUserId} />
        </Aside>
      </Columns>
      {operating.element}
      {(isOpen || operating.offered.length > 0 || mayPrint || onPrevious || onNext) && (
        <TaskFoot
          actions={actions}
          sending={decision.sending}
          refusal={decision.refusal}
          onPass={approve}
          onReject={() => void refuse()}
          onTransfer={() => setTransferring(true)}
          onMatch={() => void matching.match()}
          isMatching={matching.isMatching}
          onPrint={mayPrint ? () => setPrinting(true) : undefined}
          operations={operating.offered}
          onOperation={operating.choose}
          onPrevious={onPrevious}
          onNext={onNext}
          onRefresh={onRefresh}
        />
      )}
      {isPrinting && (
        <Suspense fallback={null}>
          <PrintRequest detail={detail} core={seen} record={record} reader={reader} onClose={() => setPrinting(false)} />
        </Suspense>
      )}
      {isTransferring && (
        <TransferDialog
          taskId={process.taskId}
          title={process.title}
          comment={comment}
          onClose={() => setTransferring(false)}
          onTransferred={onHandled}
          onHandledElsewhere={() => {
            setTransferring(false)
            decision.setRefusal({ isHandled: true })
          }}
        />
      )}
    </Root>
  )
}

/** Nothing may be written any more once a task is not open. */
const rulesOf = ({ form, process }: ProcessDetail): ProcessDetail['form']['taskForm'] =>
  process.status === 'todo' ? form.taskForm : form.taskForm.map((rule) => ({ ...rule, writable: false }))
