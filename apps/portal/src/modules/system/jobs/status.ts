import type { JobRun, JobState } from '@bip/contract'
import type { StatusTone } from '@bip/design-system'

export type JobStatus = 'running' | 'paused' | 'failed' | 'done' | 'waiting'

export const tones: Readonly<Record<JobStatus, StatusTone>> = {
  running: 'info',
  paused: 'warning',
  failed: 'danger',
  done: 'success',
  waiting: 'neutral',
}

/** How a job, or one run of it, stands. A run without an end whose job does not run was lost with its process. */
export function statusOf(of: JobState | JobRun): JobStatus {
  if ('isRunning' in of) {
    if (of.isRunning) return 'running'
    if (of.isPaused) return 'paused'
  }
  if (of.failure) return 'failed'
  return of.endedAt ? 'done' : 'waiting'
}
