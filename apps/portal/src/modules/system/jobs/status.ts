import type { JobRun, JobState } from '@bip/contract'
import type { JobStatus } from '@bip/contract/listings'

/** How a job, or one run of it, stands. A run without an end whose job does not run was lost with its process. */
export function statusOf(of: JobState | JobRun): JobStatus {
  if ('isRunning' in of) {
    if (of.isRunning) return 'running'
    if (of.isPaused) return 'paused'
  }
  if (of.failure) return 'failed'
  return of.endedAt ? 'done' : 'waiting'
}
