import type { AnyRecord, Changes } from '@bip/contract'
import type { Refusal } from '../../base/errors.ts'
import type { Context, Extension, Values } from '../../model/extension.ts'
import type { Model } from '../../model/model.ts'
import type { Problems } from './check.ts'

/** One writing call: the transaction it runs in, and the resource it is about. */
export type Writing = Context & { model: Model; extension: Extension }

/** What a client wants stored: a new record without `id`, else the sent fields of that record. */
export type Wanted = {
  id?: string
  input: Values
  /** What was found wrong with it before. */
  problems?: Problems
}

/** A record on its way to being stored. */
export type Draft = {
  wanted: Wanted
  /** The record as it stands; null for a new one. */
  before: AnyRecord | null
  /** Whole, as they are to be stored. */
  values: Values
  /** What differs from `before`; empty for a new one. */
  changes: Changes
  /** What is wrong with single fields, by path. */
  problems: Problems
  /** Why it is refused as a whole. */
  refusal?: Refusal
  /** Of the new record that was made of it. */
  id?: string
}

export const isRight = ({ refusal, problems }: Draft): boolean => !refusal && Object.keys(problems).length === 0

/** Whether a draft would be stored as it stands already. */
export const isUnchanged = ({ before, changes }: Draft): boolean => before !== null && Object.keys(changes).length === 0
