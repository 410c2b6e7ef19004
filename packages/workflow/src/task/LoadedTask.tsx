import type { ProcessDetail } from '@bip/contract/workflow'
import { lazyPart, useForm, useToast } from '@bip/design-system'
import { useHost } from '@bip/records'
import { sentValues, startValues, useContractRules, useUnsaved, type Values } from '@bip/records/parts'
import { Suspense, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FlowTimeline } from '../flow/FlowTimeline.tsx'
import { useText } from '../host/useText.ts'
import { useFormTheme } from '../theme/useFormTheme.tsx'
import { actionsOf } from './actions.ts'
import { CommentField } from './CommentField.tsx'
import { ReturnedNotice } from './ReturnedNotice.tsx'
import { recordOf } from './recordOf.ts'
import { TaskFoot } from './TaskFoot.tsx'
import { TaskForm } from './TaskForm.tsx'
import { TaskHead } from './TaskHead.tsx'
import type { TaskPageProps } from './TaskPage.tsx'
import { type TaskTab, TaskTabs } from './TaskTabs.tsx'
import { TransferDialog } from './TransferDialog.tsx'
import { Aside, AsideTitle, Columns, CommentBox, Main, Root } from './task.styles.ts'
import { isWritable, taskCore } from './taskCore.ts'
import { useComment } from './useComment.ts'
import { useDecision } from './useDecision.ts'
import { useEnclosing } from './useEnclosing.tsx'
import { useMatching } from './useMatching.ts'
import { useOperations } from './useOperations.tsx'
import { useTaskDraft } from './useTaskDraft.ts'
import { useTaskKeys } from './useTaskKeys.ts'
import { useVerdict } from './useVerdict.ts'

const PrintRequest = lazyPart(() => import('./PrintRequest.tsx').then(({ PrintRequest }) => PrintRequest))

export type LoadedTaskProps = TaskPageProps & { detail: ProcessDetail; onRefresh: () => void }

/** A request with all that the reader may do about it. */
export const LoadedTask = (props: LoadedTaskProps) => {
  const { core, detail, onHandled, onSaved, onRefresh, onDirtyChange, onPrevious, onNext, reader = '' } = props
  const { t } = useText()
  const { process, flow } = detail
  const actions = actionsOf(detail)
  const { pass, reject } = actions
  const isOpen = pass !== undefined || reject !== undefined || actions.transfer
  const hasComment = isOpen && !process.hideComment
  const seen = useMemo(() => taskCore(core, rulesOf(detail)), [core, detail])
  const record = useMemo(() => recordOf(process), [process])
  const form = useForm<Values>({ defaultValues: startValues(seen, record), formRules: useContractRules(seen.fields, record) })
  const root = useRef<HTMLElement>(null)
  const formRef = useRef<HTMLFormElement>(null)
  const [tab, setTab] = useState<TaskTab>('form')
  const comment = useComment()
  const mayPrint = useHost().permissions.has('wf_print')
  const [isPrinting, setPrinting] = useState(false)
  const [isTransferring, setTransferring] = useState(false)
  const nameOf = (passes: boolean): string => {
    const name = (passes ? pass : reject) ?? { key: passes ? 'action.pass' : 'action.reject' }
    return 'key' in name ? t(name.key) : name.name
  }
  const enclosing = useEnclosing(process, isOpen)
  const decision = useDecision(detail, { nameOf, gather: enclosing.gather, onHandled })

  const isDirty = isOpen && (form.formState.isDirty || comment.value.trim() !== '' || enclosing.isDirty)
  useUnsaved(root, isDirty, onDirtyChange)

  const keepDraft = useTaskDraft(detail, { seen, form, comment, onSaved })
  const toast = useToast()

  const approve = (): void => {
    // The step has something to fill in, and the portal knows no form for it.
    if (seen.form.length === 0 && rulesOf(detail).some(({ writable }) => writable)) {
      toast.error(t('form.notFound'))
      return
    }
    if (!isWritable(seen)) {
      void decision.decide(true, comment.value)
      return
    }
    // The form must stand in the page to show what is wrong with it.
    flushSync(() => setTab('form'))
    formRef.current?.requestSubmit()
  }
  const verdict = useVerdict(process, { actions, nameOf, comment, hasComment, onPass: approve, decide: decision.decide })
  const showHandled = (): void => decision.setRefusal({ isHandled: true })
  const operating = useOperations(detail, {
    comment: comment.value,
    onLeave: onHandled,
    onRefresh,
    onHandledElsewhere: showHandled,
  })
  const matching = useMatching(process, { onRefused: decision.setRefusal, onSubmit: approve })
  const theme = useFormTheme()
  const isFree = decision.sending === null && decision.refusal?.isHandled !== true
  const print = mayPrint ? () => setPrinting(true) : undefined
  useTaskKeys({
    a: pass && isFree ? () => void verdict.passByKey() : undefined,
    r: reject && isFree ? () => void verdict.rejectByKey() : undefined,
    p: print,
    j: onNext,
    k: onPrevious,
  })

  return (
    <Root ref={root} style={theme.style}>
      <Columns>
        <Main>
          <TaskHead detail={detail} actions={theme.chooser} />
          <ReturnedNotice detail={detail} />
          <TaskTabs
            detail={detail}
            selected={tab}
            onSelect={setTab}
            form={
              <TaskForm
                core={seen}
                record={record}
                form={form}
                formRef={formRef}
                onSubmit={(values) => decision.submit(comment.value, sentValues(seen, values, true))}
              />
            }
          />
          {(hasComment || enclosing.element) && (
            <CommentBox>
              {hasComment && (
                <CommentField
                  hint={actions.isResubmission ? undefined : t('comment.hint')}
                  inputRef={comment.inputRef}
                  value={comment.value}
                  onChange={comment.change}
                  error={comment.isMissing ? t('comment.required') : undefined}
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
          onReject={() => void verdict.reject()}
          onTransfer={() => setTransferring(true)}
          onMatch={() => void matching.match()}
          isMatching={matching.isMatching}
          onDraft={keepDraft && (() => void keepDraft())}
          onPrint={print}
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
          comment={comment.value}
          onClose={() => setTransferring(false)}
          onTransferred={onHandled}
          onHandledElsewhere={() => {
            setTransferring(false)
            showHandled()
          }}
        />
      )}
    </Root>
  )
}

/** Nothing may be written any more once a task is not open. */
const rulesOf = ({ form, process }: ProcessDetail): ProcessDetail['form']['taskForm'] =>
  process.status === 'todo' ? form.taskForm : form.taskForm.map((rule) => ({ ...rule, writable: false }))
