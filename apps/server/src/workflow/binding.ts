import type { AnyRecord, ApprovalStatus, Core, Label } from '@bip/contract'
import type { Context, Values } from '../model/extension.ts'

/** How a process stands, as its record says it. */
export type RecordStatus = ApprovalStatus

/** What ties a process to the record that it is about. Everything runs in the transaction of the process. */
export type Binding = {
  core: Core
  /** Makes the record of a new process from what the start form holds; refuses what is not right. */
  create(context: Context, values: Values): Promise<AnyRecord>
  /** Takes a record that is there, with what the start form changed; refuses who may not send it for approval. */
  submit(context: Context, id: string, values: Values): Promise<AnyRecord>
  /** Takes over what a task's form changed. */
  revise(context: Context, id: string, values: Values): Promise<AnyRecord>
  /** The record follows its process; `comment` are the words of whoever moved it. */
  move(context: Context, id: string, status: RecordStatus, comment: string): Promise<void>
  /** What it is about, in one line. */
  title(context: Context, record: AnyRecord): Promise<Label>
  /** What whoever fills in the start form should know of what it holds so far, such as what is left of a balance. */
  notes?(context: Context, values: Values): Promise<Label[]>
  /** What one needs to know to decide, in one line. */
  summary(context: Context, record: AnyRecord): Promise<Label>
}
