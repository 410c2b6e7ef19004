import { isMainThread, Worker } from 'node:worker_threads'

/**
 * Loaded before the script of a process that works apart where the system does not tell others how much memory it holds. A thread of its own
 * looks, because the main one is blocked while it works.
 */
if (isMainThread) new Worker(new URL('./ownWatch.worker.ts', import.meta.url)).unref()
