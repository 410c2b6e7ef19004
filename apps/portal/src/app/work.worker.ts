import type { Work } from '@bip/contract'
import { solveWork } from '@bip/contract/crypto'

/** Nobody else waits in this thread. */
const sliceMs = 1000

self.addEventListener('message', ({ data }: MessageEvent<Work>) => {
  void solveWork(data, { sliceMs }).then((answer) => self.postMessage(answer))
})
