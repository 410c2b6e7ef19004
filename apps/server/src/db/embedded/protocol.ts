/** What an engine works on. */
export type EngineOptions = {
  /** Absolute folder of the database, or null for one in memory. */
  folder: string | null
  /** A dumped data folder (tar) to start from instead of an empty one. */
  dump?: Uint8Array
}

/** What the worker is told at its start. */
export type EngineStart = EngineOptions & {
  /** The engine's code, which all threads of the process share. */
  program: WebAssembly.Module
}

/** To the worker: a batch of PostgreSQL protocol messages that ends where an answer is due, or one of these. */
export type EngineAsk = { ask: 'dump' } | { ask: 'close' }

/** From the worker: the answer to a batch (bytes), or one of these. */
export type EngineTell =
  | { tell: 'ready' }
  | { tell: 'dump'; dump: Uint8Array }
  | { tell: 'closed' }
  | { tell: 'said'; line: string }
