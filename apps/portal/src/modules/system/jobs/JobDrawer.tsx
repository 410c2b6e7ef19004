import { type JobRun, type JobState, plus, say } from '@bip/contract'
import { jobStates } from '@bip/contract/listings'
import { Alert, Drawer, Empty, Skeleton, Timeline, useLocale } from '@bip/design-system'
import { History } from '@bip/design-system/icons'
import { useAuth } from '../../../app/auth.tsx'
import { usePreferences } from '../../../app/preferences.ts'
import { useAnswer } from '../calls.ts'
import { useDurationText } from '../useDurationText.ts'
import { useSystemText } from '../useSystemText.ts'
import { statusOf } from './status.ts'

type JobDrawerProps = { opened: JobState | null; onClose: () => void }

/** The latest runs of a job. */
export const JobDrawer = ({ opened, onClose }: JobDrawerProps) => (
  <Drawer isOpen={opened !== null} title={opened?.name ?? ''} onClose={onClose}>
    {opened && <Runs jobKey={opened.id} />}
  </Drawer>
)

const Runs = ({ jobKey }: { jobKey: string }) => {
  const { t } = useSystemText()
  const duration = useDurationText()
  const { formatDateTime } = useLocale()
  const { timeZone } = useAuth().settings
  const { language } = usePreferences()
  const { data, error } = useAnswer<JobRun[]>(plus.jobRuns, { key: jobKey })
  if (error) return <Alert tone="danger">{error.message}</Alert>
  if (!data) return <Skeleton lines={8} />
  if (data.length === 0) return <Empty icon={<History size={20} />} title={t('jobs.neverRan')} />
  const took = ({ startedAt, endedAt }: JobRun): string =>
    endedAt ? duration(Date.parse(endedAt) - Date.parse(startedAt), 1) : ''
  return (
    <Timeline
      items={data.map((run) => ({
        key: run.id,
        title: say(jobStates[statusOf(run)].label, language),
        tone: jobStates[statusOf(run)].tone,
        note: run.process,
        time: [formatDateTime(run.startedAt, { timeZone, seconds: true }), took(run)].filter(Boolean).join(' · '),
        content: run.failure ?? run.result,
      }))}
    />
  )
}
