import { secondsLeft } from './meter.ts'
import type { UploadItem, UploadState, UploadTotals } from './types.ts'

/** What all files come to. `wasCancelled`: the last thing that happened was somebody taking files back. */
export function totalsOf(items: readonly UploadItem[], wasCancelled = false): UploadTotals {
  const totals = { count: items.length, done: 0, failed: 0, waiting: 0, paused: 0, running: 0, bytes: 0, sent: 0, speed: 0 }
  for (const { status, file, sent, speed, phase } of items) {
    if (status === 'success') totals.done += 1
    else if (status === 'error') totals.failed += 1
    else if (status === 'waiting') totals.waiting += 1
    else if (status === 'paused') totals.paused += 1
    else totals.running += 1
    totals.bytes += file.size
    totals.sent += status === 'success' ? file.size : phase === 'checking' ? 0 : sent
    if (status === 'uploading' && phase === 'sending') totals.speed += speed
  }
  const failedBytes = items.reduce((sum, { status, file, sent }) => sum + (status === 'error' ? file.size - sent : 0), 0)
  const remaining = secondsLeft(totals.bytes - totals.sent - failedBytes, totals.speed)
  return { ...totals, remaining, state: stateOf(totals, wasCancelled) }
}

function stateOf(
  { count, running, waiting, paused, failed }: Pick<UploadTotals, 'count' | 'running' | 'waiting' | 'paused' | 'failed'>,
  wasCancelled: boolean,
): UploadState {
  if (count === 0) return wasCancelled ? 'cancelled' : 'idle'
  if (running + waiting > 0) return 'uploading'
  if (paused > 0) return 'paused'
  return failed > 0 ? 'partialFailure' : 'done'
}
