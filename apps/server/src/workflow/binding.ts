import type { AnyRecord, Core, Label } from '@bip/contract'
import type { Context, Values } from '../model/extension.ts'

/** How a process stands, as its record says it. */
export type Standing = 'inApproval' | 'rejected' | 'approved' | 'cancelled'

/** What ties a process to the record that it is about. Everything runs in the transaction of the process. */
export type Binding = {
  core: Core
  /** Makes the record of a new process from what the start form holds; refuses what is not right. */
  create(context: Context, values: Values): Promise<AnyRecord>
  /** Takes over what its applicant changed before sending it again. */
  revise(context: Context, id: string, values: Values): Promise<AnyRecord>
  /** The record follows its process. */
  move(context: Context, id: string, standing: Standing): Promise<void>
  /** What it is about, in one line. */
  title(context: Context, record: AnyRecord): Promise<Label>
}
