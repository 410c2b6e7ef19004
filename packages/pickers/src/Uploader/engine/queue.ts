import { createMeter, secondsLeft } from './meter.ts'
import { totalsOf } from './totals.ts'
import { stopReasons, type UploadItem, type UploadPhase, type UploadTotals, type UploadTransport } from './types.ts'

export type QueueOptions<T> = {
  transport: UploadTransport<T>
  /** What a failure is called. */
  describe: (error: unknown) => string
  /** What is said where nothing moved for `silenceMs`. */
  silent: () => string
  /** Files under way at once. Default 3. */
  parallel?: number
  /** A file whose bytes stand still for so long has failed, ms; how long the whole takes does not matter. Default 60 000. */
  silenceMs?: number
  /** A file is stored; failures stay in the list. Stored ones leave it where this says so. Default false. */
  onStored?: (stored: T, item: UploadItem<T>) => { leaves: boolean } | undefined
  now?: () => number
}

export type UploadSnapshot<T> = { items: readonly UploadItem<T>[]; totals: UploadTotals }
export type UploadQueue<T> = ReturnType<typeof createUploadQueue<T>>

const progressMs = 150

type Entry<T> = {
  item: UploadItem<T>
  meter: ReturnType<typeof createMeter>
  stop?: (reason: string) => void
}

/** Files on their way: so many at once, each for itself. One that fails holds up none of the others. Knows nothing of drawing. */
export function createUploadQueue<T>(options: QueueOptions<T>) {
  const { transport, parallel = 3, silenceMs = 60_000, now = () => performance.now() } = options
  const entries = new Map<string, Entry<T>>()
  const listeners = new Set<() => void>()
  let snapshot: UploadSnapshot<T> = { items: [], totals: totalsOf([]) }
  let wasCancelled = false
  let isClosed = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const publish = (): void => {
    clearTimeout(timer)
    timer = undefined
    const items = [...entries.values()].map(({ item }) => item)
    snapshot = { items, totals: totalsOf(items, wasCancelled) }
    for (const listener of listeners) listener()
  }
  /** Many files move many times a second: what they did is told together. */
  const publishSoon = (ms = progressMs): void => {
    timer ??= setTimeout(publish, ms)
  }
  const change = (entry: Entry<T>, values: Partial<UploadItem<T>>): void => {
    entry.item = { ...entry.item, ...values }
  }
  const runningCount = (): number => [...entries.values()].filter(({ stop }) => stop).length

  const pump = (): void => {
    if (isClosed) return
    let places = parallel - runningCount()
    for (const entry of entries.values()) {
      if (places <= 0) break
      if (entry.item.status !== 'waiting' || entry.stop) continue
      places -= 1
      void run(entry)
    }
    publishSoon(0)
  }

  const run = async (entry: Entry<T>): Promise<void> => {
    const controller = new AbortController()
    let quiet: ReturnType<typeof setTimeout> | undefined
    const listen = (phase: UploadPhase): void => {
      clearTimeout(quiet)
      // Whoever waits for the network or for a person is not silent.
      if (phase !== 'offline' && phase !== 'signedOut') quiet = setTimeout(() => controller.abort(stopReasons.silence), silenceMs)
    }
    entry.stop = (reason) => controller.abort(reason)
    entry.meter.reset()
    change(entry, { status: 'uploading', phase: 'sending', error: undefined, speed: 0, remaining: undefined })
    listen('sending')
    try {
      const stored = await transport(entry.item.file, {
        signal: controller.signal,
        onProgress: (sent) => {
          if (controller.signal.aborted) return
          listen(entry.item.phase)
          const at = now()
          entry.meter.add(at, sent)
          const speed = entry.meter.speed(at)
          change(entry, { sent, speed, remaining: secondsLeft(entry.item.file.size - sent, speed) })
          publishSoon()
        },
        onPhase: (phase) => {
          if (controller.signal.aborted) return
          listen(phase)
          if (phase !== entry.item.phase) entry.meter.reset()
          // What was read to be known by its content is not sent yet.
          const isAnew = phase === 'checking' || entry.item.phase === 'checking'
          change(entry, { phase, speed: 0, remaining: undefined, ...(isAnew && { sent: 0 }) })
          publishSoon()
        },
      })
      if (controller.signal.aborted) return
      change(entry, { status: 'success', stored, sent: entry.item.file.size, speed: 0, remaining: undefined })
      if (options.onStored?.(stored, entry.item)?.leaves) entries.delete(entry.item.id)
      // Whoever was handed the file draws it now; the queue must not call it under way in the same picture.
      publish()
    } catch (error) {
      const { aborted, reason } = controller.signal
      if (!aborted || reason === stopReasons.silence)
        change(entry, { status: 'error', error: aborted ? options.silent() : options.describe(error), speed: 0 })
    } finally {
      clearTimeout(quiet)
      entry.stop = undefined
      pump()
    }
  }

  const each = (ids: readonly string[] | undefined, act: (entry: Entry<T>) => void): void => {
    for (const entry of ids ? ids.flatMap((id) => entries.get(id) ?? []) : [...entries.values()]) act(entry)
    pump()
  }

  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: (): UploadSnapshot<T> => snapshot,
    add: (files: readonly File[]): void => {
      wasCancelled = false
      for (const file of files) {
        const id = crypto.randomUUID()
        entries.set(id, {
          item: { id, file, status: 'waiting', phase: 'sending', sent: 0, speed: 0 },
          meter: createMeter(),
        })
      }
      pump()
      publish()
    },
    /** All where no ids are given. */
    pause: (ids?: readonly string[]): void =>
      each(ids, (entry) => {
        const { status } = entry.item
        if (status !== 'uploading' && status !== 'waiting') return
        change(entry, { status: 'paused', speed: 0, remaining: undefined })
        entry.stop?.(stopReasons.pause)
      }),
    resume: (ids?: readonly string[]): void =>
      each(ids, (entry) => {
        if (entry.item.status === 'paused') change(entry, { status: 'waiting' })
      }),
    retry: (ids?: readonly string[]): void =>
      each(ids, (entry) => {
        if (entry.item.status === 'error') change(entry, { status: 'waiting', error: undefined })
      }),
    /** Takes files off the list; what is stored stays stored. */
    cancel: (ids?: readonly string[]): void =>
      each(ids, (entry) => {
        entries.delete(entry.item.id)
        wasCancelled ||= entry.item.status !== 'success'
        entry.stop?.(stopReasons.cancel)
      }),
    /** Ends what is under way without taking it back: it can be gone on with later. */
    close: (): void => {
      isClosed = true
      clearTimeout(timer)
      for (const { stop } of entries.values()) stop?.(stopReasons.close)
    },
  }
}
