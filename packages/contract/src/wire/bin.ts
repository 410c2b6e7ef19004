/** What was removed and can come back. Beyond the spec's own calls: a gateway that answers 404 has no bin. */
export const binCalls = {
  /** GET with `resource`, `search`, `current`, `size`: what the caller may restore, as a page of `BinEntry`, latest first. */
  list: '/blade-bip/plus/bin',
  /** GET: the resources that the bin holds something of, as `BinResource[]`. */
  resources: '/blade-bip/plus/bin/resources',
  /** POST with `resource` and `ids`: brings records back; answers `BulkResult`, or refuses where none came back. */
  restore: '/blade-bip/plus/bin/restore',
  /** POST with `resource` and `ids`: removes records for good; answers `BulkResult`. */
  erase: '/blade-bip/plus/bin/erase',
} as const

/** A record that was removed. */
export type BinEntry = {
  /** Resource and record in one, unique in the list. */
  id: string
  resource: string
  resourceName: string
  recordId: string
  name: string
  removedBy: string
  removedByName: string
  removedAt: string
  /** When it is removed for good; null where it stays, because others are known by its name. */
  goesAt: string | null
}

export type BinResource = { resource: string; name: string; count: number }
