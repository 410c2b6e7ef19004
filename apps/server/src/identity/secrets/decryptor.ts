import { Worker } from 'node:worker_threads'
import type { Asker } from '../../services/services.ts'
import { createQueue } from './queue.ts'

/** Opens what clients encrypt with the server's public key. */
type Decryptor = {
  /** The text, or null for anything that does not decrypt to one. Throws Refusal `busy` when too many are waiting. */
  decrypt: (cipher: string, who?: Asker) => Promise<string | null>
  close: () => Promise<void>
}

const maxLength = 2 * (65 + 32 + 256)
const hex = /^(?:[\da-f]{2})+$/i

/** Starts the thread that decrypts SM2 on the first call; one that died is replaced by the next call. */
export function createDecryptor(privateKey: string): Decryptor {
  const queue = createQueue({ atOnce: 16, waiting: 200 })
  const waiting = new Map<number, { resolve: (text: string | null) => void; reject: (error: Error) => void }>()
  let worker: Worker | undefined
  let lastId = 0

  function start(): Worker {
    const started = new Worker(new URL('./decrypt.worker.ts', import.meta.url), { workerData: { privateKey } })
    started.unref()
    started.on('message', ({ id, text }: { id: number; text: string | null }) => {
      waiting.get(id)?.resolve(text)
      waiting.delete(id)
    })
    started.on('error', fail)
    started.on('exit', () => fail(new Error('The thread that decrypts passwords ended.')))
    return started
  }

  function fail(error: Error): void {
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  return {
    decrypt: async (cipher, who) => {
      if (cipher.length > maxLength || !hex.test(cipher)) return null
      return queue(
        () =>
          new Promise<string | null>((resolve, reject) => {
            worker ??= start()
            waiting.set(++lastId, { resolve, reject })
            worker.postMessage({ id: lastId, cipher })
          }),
        who,
      )
    },
    close: async () => {
      await worker?.terminate()
    },
  }
}
