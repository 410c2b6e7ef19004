/** Addresses by which the specification speaks of jobs and of the processes that run them. */
export const jobCalls = {
  info: '/blade-bip/job-info',
  server: '/blade-bip/job-server',
} as const

/** A process that has run jobs. `id` is its host and number; times are instants. */
export type JobServer = {
  id: string
  /** What administrators call it. */
  name: string
  remark: string
  /** It ran a job, or holds one, not long ago. */
  isOnline: boolean
  startedAt: string
  seenAt: string
  /** Jobs that it runs now. */
  running: number
  /** Runs that are remembered, and those of them that failed. */
  runs: number
  failures: number
}
