import type { Tone } from '../resource/core.ts'

/** A dictionary as administrators see it. */
export type DictionaryHead = {
  code: string
  /** Chinese name; the others stand in `names` where they differ. */
  dictValue: string
  names: { en?: string; vi?: string }
  /** How many values it has, sealed ones too. */
  count: number
  /** Comes with the product: it can be renamed and extended, not removed. */
  isSystem: boolean
}

/** A value of a dictionary as administrators see it. */
export type DictionaryValueDetail = {
  code: string
  /** What records store; fixed once it is there. */
  dictKey: string
  dictValue: string
  names: { en?: string; vi?: string }
  listClass: Tone | ''
  sort: number
  remark: string
  /** Known, but no longer offered. */
  isSealed: boolean
  isSystem: boolean
}

export type DictionaryDraft = Omit<DictionaryHead, 'count' | 'isSystem'> & { isNew: boolean }
export type DictionaryValueDraft = Omit<DictionaryValueDetail, 'isSystem'> & { isNew: boolean }
