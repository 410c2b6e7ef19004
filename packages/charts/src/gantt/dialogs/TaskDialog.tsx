import {
  Alert,
  Button,
  DatePicker,
  Dialog,
  NumberField,
  SegmentedControl,
  Select,
  TextField,
  useLocale,
} from '@bip/design-system'
import { useState } from 'react'
import { constraintTexts, ganttTexts } from '../Gantt.texts.ts'
import type { Plan } from '../model/Plan.ts'
import type { Constraint } from '../model/types.ts'
import type { GanttTexts } from '../useGanttTexts.ts'
import type { Steps } from '../useSteps.ts'
import { dialogTexts } from './Dialogs.texts.ts'
import { Fields, Told } from './dialogs.styles.ts'
import { effectText } from './effectText.ts'
import { TaskLinks } from './TaskLinks.tsx'
import { draftOf, isComplete, type TaskAsk, type TaskDraft, taskEdits } from './taskDraft.ts'

export type TaskDialogProps = {
  plan: Plan
  steps: Steps
  words: GanttTexts
  taskKey: string
  /** Opens the page of the task; without it there is none. */
  onOpen?: (key: string) => void
  asks: readonly TaskAsk[]
  onClose: () => void
}

const constraints = [
  ...['none', 'startNoEarlier', 'startNoLater', 'finishNoEarlier', 'finishNoLater', 'mustStart', 'mustFinish'],
] as readonly (Constraint['type'] | 'none')[] // the keys of their texts
/** A summary keeps to these alone. */
const ofSummaries: readonly (Constraint['type'] | 'none')[] = ['none', 'startNoEarlier']

/** All of a task that a bar does not show: its constraint, its deadline, its links; what a change does is said before. */
export const TaskDialog = ({ plan, steps, words, taskKey, onOpen, asks, onClose }: TaskDialogProps) => {
  const { t } = useLocale()
  const [before] = useState(() => draftOf(plan, taskKey))
  const [draft, setDraft] = useState(before)
  const [isAsked, setAsked] = useState(false)
  const [reason, setReason] = useState<string | null>(null)
  const put = (set: Partial<TaskDraft>): void => setDraft({ ...draft, ...set })
  const isSummary = plan.isSummary(taskKey)
  const edits = taskEdits(plan, taskKey, draft)
  const effect = effectText(steps, words, edits)
  const apply = (): void => {
    setAsked(true)
    if (!isComplete(draft)) return
    const refused = steps.make(edits)
    setReason(refused)
    if (!refused) onClose()
  }
  return (
    <Dialog
      isOpen
      size="medium"
      title={t(dialogTexts.taskTitle, { name: before.name })}
      isDirty={edits.length > 0}
      onClose={onClose}
      footer={(close) => (
        <>
          {onOpen && <Button onPress={() => onOpen(taskKey)}>{t(dialogTexts.open)}</Button>}
          <Button onPress={close}>{t(dialogTexts.cancel)}</Button>
          <Button variant="primary" onPress={apply}>
            {t(dialogTexts.apply)}
          </Button>
        </>
      )}
    >
      <Fields>
        <TextField label={t(ganttTexts.name)} maxLength={120} value={draft.name} onChange={(name) => put({ name })} />
        {!isSummary && (
          <Amount label={t(ganttTexts.duration)} max="9999" value={draft.duration} onChange={(duration) => put({ duration })} />
        )}
        {!isSummary && asks.includes('progress') && (
          <Amount label={t(ganttTexts.progress)} max="100" value={draft.progress} onChange={(progress) => put({ progress })} />
        )}
        {asks.includes('deadline') && (
          <DatePicker
            label={t(dialogTexts.deadline)}
            isClearable
            value={draft.deadline}
            onChange={(deadline) => put({ deadline })}
          />
        )}
        <Placing draft={draft} put={put} isSummary={isSummary} asks={asks} isAsked={isAsked} />
      </Fields>
      {effect && (
        <Told role="status" data-broken={effect.isBroken || undefined}>
          {effect.text}
        </Told>
      )}
      {reason && <Alert tone="danger">{reason}</Alert>}
      <TaskLinks plan={plan} steps={steps} words={words} taskKey={taskKey} />
    </Dialog>
  )
}

type AmountProps = { label: string; max: string; value: string | null; onChange: (value: string | null) => void }

const Amount = (props: AmountProps) => <NumberField {...props} min="0" precision={0} hasSteppers />

type PlacingProps = {
  draft: TaskDraft
  put: (set: Partial<TaskDraft>) => void
  isSummary: boolean
  asks: readonly TaskAsk[]
  /** Whether what is missing is marked. */
  isAsked: boolean
}

/** Where a task stands: by its links and a constraint, or by hand. */
const Placing = ({ draft, put, isSummary, asks, isAsked }: PlacingProps) => {
  const { t } = useLocale()
  return (
    <>
      {asks.includes('mode') && !isSummary && (
        <SegmentedControl
          label={t(dialogTexts.mode)}
          value={draft.mode}
          onChange={(mode) => put({ mode })}
          items={(['auto', 'manual'] as const).map((value) => ({ value, label: t(dialogTexts[`mode_${value}`]) }))}
        />
      )}
      {draft.mode === 'manual' && (
        <DatePicker label={t(ganttTexts.start)} value={draft.start} onChange={(start) => put({ start })} />
      )}
      {draft.mode === 'auto' && asks.includes('constraint') && (
        <Select
          label={t(dialogTexts.constraint)}
          options={(isSummary ? ofSummaries : constraints).map((value) => ({ value, label: t(constraintTexts[value]) }))}
          value={draft.constraint}
          onChange={(value) => put({ constraint: constraints.find((one) => one === value) ?? 'none' })}
        />
      )}
      {draft.mode === 'auto' && asks.includes('constraint') && draft.constraint !== 'none' && (
        <DatePicker
          label={t(dialogTexts.constraintDate)}
          isRequired
          value={draft.date}
          onChange={(date) => put({ date })}
          error={isAsked && draft.date === null ? t(dialogTexts.dateMissing) : undefined}
        />
      )}
    </>
  )
}
