import { parentPort, workerData } from 'node:worker_threads'
import { decryptSm2 } from '@bip/contract/crypto'

const { privateKey } = workerData as { privateKey: string } // set by decryptor.ts, the only one to start this file

parentPort?.on('message', async ({ id, cipher }: { id: number; cipher: string }) => {
  parentPort?.postMessage({ id, text: (await decryptSm2(cipher, privateKey)) ?? null })
})
