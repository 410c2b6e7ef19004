/** Room on the disk: `low` refuses ordinary writes, `full` all of them. */
export type RoomState = 'enough' | 'low' | 'full'

/** How the server is, as far as everybody may know. */
export type Health = {
  /** `limited`: it answers, but something below is not as it should be. */
  status: 'up' | 'limited'
  /** As many requests are worked on as may be; others are told to come back. */
  isFull: boolean
  database: 'up' | 'slow' | 'down' | 'unknown'
  storage: RoomState
  /** When the database was asked last. */
  checkedAt: string | null
}

/** How the server is, for administrators of the first tenant. */
export type HealthDetail = Health & {
  /** Bytes; below `lowBelow` ordinary writes are refused. */
  disk: { free: number; size: number; lowBelow: number }
  /** What waits to be delivered, such as pushes, and for how many seconds the oldest of it has. */
  outbox: { waiting: number; oldestSeconds: number }
  /** Whether what is old is taken away. `waiting`: the clock jumped by `jumpedBySeconds`, so nothing is until the time can be believed. */
  upkeep: { state: 'working' } | { state: 'waiting'; jumpedBySeconds: number; forSeconds: number }
}
