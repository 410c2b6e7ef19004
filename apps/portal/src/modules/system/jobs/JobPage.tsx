import { type JobState, plus } from '@bip/contract'
import { jobList } from '@bip/contract/listings'
import { Button, useConfirm, useToast } from '@bip/design-system'
import { useRefresh } from '@bip/records'
import { useState } from 'react'
import { useSession } from '../../../app/session.tsx'
import { ListingScreen } from '../../ListingScreen.tsx'
import { write } from '../calls.ts'
import { useDurationText } from '../useDurationText.ts'
import { useSystemText } from '../useSystemText.ts'
import { IntervalDialog } from './IntervalDialog.tsx'
import { JobDrawer } from './JobDrawer.tsx'
import { Servers } from './Servers.tsx'
import { statusOf } from './status.ts'

/** Somebody who has just pressed "run" wants to see it end. ms */
const refreshInterval = 2000

/** What the installation does by itself: when it ran, how that went, and the ways to run or pause it. */
export const JobPage = () => {
  const { can } = useSession()
  const duration = useDurationText()
  const refresh = useRefresh()
  const [opened, setOpened] = useState<JobState | null>(null)
  const [timed, setTimed] = useState<JobState>()
  const took = ({ startedAt, endedAt }: JobState): string =>
    startedAt && endedAt ? duration(Date.parse(endedAt) - Date.parse(startedAt), 1) : ''
  const shown = (job: JobState) => ({
    status: statusOf(job),
    every: duration(job.every, 1),
    took: took(job),
    result: job.failure ?? job.result ?? '',
  })
  const acts = { rowActions: (job: JobState) => <JobActions job={job} onTime={() => setTimed(job)} /> }
  return (
    <>
      <ListingScreen<JobState>
        listing={jobList}
        parts={{ shown, refreshInterval, onRowPress: setOpened, ...(can('job_run') && acts) }}
      />
      {can('job_view') && <Servers />}
      {timed && (
        <IntervalDialog
          job={timed}
          onClose={() => setTimed(undefined)}
          onSaved={() => {
            setTimed(undefined)
            void refresh(jobList)
          }}
        />
      )}
      <JobDrawer opened={opened} onClose={() => setOpened(null)} />
    </>
  )
}

const JobActions = ({ job, onTime }: { job: JobState; onTime: () => void }) => {
  const { t } = useSystemText()
  const refresh = useRefresh()
  const confirm = useConfirm()
  const toast = useToast()
  const { id, name, isPaused, isRunning } = job
  const tell = async (path: string, done: 'started' | 'paused' | 'resumed'): Promise<void> => {
    if (done === 'paused' && !(await confirm({ title: t('jobs.pauseAsk', { name }), confirmLabel: t('jobs.pause') }))) return
    try {
      await write(path, { key: id }, { tell: true })
      toast.success(t(`jobs.${done}`, { name }))
    } catch {
      // The client has said why.
    }
    void refresh(jobList)
  }
  const pause = (): Promise<void> => (isPaused ? tell(plus.resumeJob, 'resumed') : tell(plus.pauseJob, 'paused'))
  return (
    <>
      <Button size="small" variant="quiet" isDisabled={isRunning} onPress={() => void tell(plus.runJob, 'started')}>
        {t('jobs.run')}
      </Button>
      <Button size="small" variant="quiet" onPress={() => void pause()}>
        {t(isPaused ? 'jobs.resume' : 'jobs.pause')}
      </Button>
      <Button size="small" variant="quiet" onPress={onTime}>
        {t('jobs.every')}
      </Button>
    </>
  )
}
