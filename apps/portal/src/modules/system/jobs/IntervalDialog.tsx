import { type JobState, jobCalls } from '@bip/contract'
import { FormField, NumberField, TextField } from '@bip/design-system'
import { write } from '../calls.ts'
import { FormDialog } from '../FormDialog.tsx'
import { useDurationText } from '../useDurationText.ts'
import { useSystemText } from '../useSystemText.ts'

type IntervalDialogProps = { job: JobState; onClose: () => void; onSaved: () => void }

const minute = 60_000

/** How often a job runs, in minutes; left empty it is as often as the product says. */
export const IntervalDialog = ({ job, onClose, onSaved }: IntervalDialogProps) => {
  const { t } = useSystemText()
  const duration = useDurationText()
  const isOwn = job.every !== job.usualEvery
  return (
    <FormDialog<{ minutes: string | null; remark: string | null }>
      title={job.name}
      size="small"
      columns={1}
      start={{ minutes: isOwn ? String(job.every / minute) : null, remark: job.remark }}
      onSave={async ({ minutes, remark }) => {
        const everySeconds = minutes ? Math.round(Number(minutes) * 60) : null
        await write(`${jobCalls.info}/submit`, { id: job.id, everySeconds, remark: remark ?? '' })
        onSaved()
      }}
      onClose={onClose}
    >
      <FormField
        name="minutes"
        label={t('jobs.minutes')}
        render={(field) => (
          <NumberField {...field} min="1" max="525600" hint={t('jobs.minutesHint', { usual: duration(job.usualEvery, 1) })} />
        )}
      />
      <FormField name="remark" label={t('jobs.remark')} render={(field) => <TextField {...field} maxLength={500} />} />
    </FormDialog>
  )
}
