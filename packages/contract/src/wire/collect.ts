import { plus } from './paths.ts'

/** What somebody collects: records of the portal, each with a remark of one's own. */
export const collectCalls = {
  /** GET: what the caller collected and may still see, newest first. */
  view: '/blade-bip/collect/view',
  /** POST `id`, `remark`. */
  remark: '/blade-bip/collect/remark',
  /** POST `resource`, `recordId`: puts a record there, once. */
  add: plus.addCollected,
  /** POST `resource`, `recordId`: takes it away. */
  remove: plus.removeCollected,
} as const

/** One collected record. `title` is what it is called now. */
export type Collected = {
  id: string
  resource: string
  recordId: string
  title: string
  remark: string
  createTime: string
}

/** So much is collected by one person; beyond it a list finds things better. */
export const maxCollected = 200
/** Longest remark, in characters. */
export const maxRemarkLength = 200
