import type { Fault } from '../expression/fault.ts'
import type { Json } from '../expression/types.ts'
import type { NodeType } from './program.ts'
import type { Changes, State } from './state.ts'

/** Something an instance passed, in the order in which it happened. */
export type Passage = {
  what: 'entered' | 'left' | 'taken' | 'cancelled'
  /** A step, or of `taken` a flow. */
  id: string
  type: NodeType | 'sequenceFlow'
  /** The wait of a user task that was opened, finished or cancelled. */
  wait?: string
  by?: string
}

/** What others have to do because of it, in the same transaction or after it. */
export type Effect =
  | { do: 'call'; wait: string; handler: string; node: string }
  | { do: 'message' | 'signal'; name: string; node: string }
  | { do: 'escalate'; code: string; node: string }
  | { do: 'incident'; wait: string; node: string; message: string; fault?: Fault }
  | { do: 'comment'; type: CommentType; wait: string | null; node: string; text: string }
  | { do: 'urge'; users: readonly string[]; node: string; wait: string }
  | { do: 'copy'; users: readonly string[] }

/** The comments of the platform, and what each says. */
export const commentTypes = {
  comment: 'approves a task',
  assigneeComment: 'changes who has a task',
  dispatchComment: 'gives an unclaimed task to somebody',
  transferComment: 'hands a task on for good',
  delegateComment: 'lends a task, or gives it back',
  rollbackComment: 'goes back to an earlier step',
  terminateComment: 'ends the process before its end',
  addMultiInstanceComment: 'adds a signer',
  deleteMultiInstanceComment: 'takes a signer away',
  withdrawComment: 'takes the process back, by who started it',
  recallComment: 'takes back what one decided',
  deleteProcessComment: 'removes the process',
} as const
export type CommentType = keyof typeof commentTypes

export type Outcome = { state: State; changes: Changes; passages: readonly Passage[]; effects: readonly Effect[] }

export type Values = Readonly<Record<string, Json>>

/** Why a command cannot be done where the instance stands; nothing was changed. */
export type RefusalCode =
  | 'over'
  | 'suspended'
  | 'notSuspended'
  | 'notThere'
  | 'notYours'
  | 'alreadyClaimed'
  | 'notClaimed'
  | 'delegated'
  | 'notDelegated'
  | 'sameUser'
  | 'notBack'
  | 'notShared'
  | 'alreadySigning'
  | 'lastSigner'
  | 'noStart'
  | 'tooLate'
  | 'unknownNode'
  | 'notMigratable'

export class CommandRefused extends Error {
  readonly code: RefusalCode
  constructor(code: RefusalCode, about = '') {
    super(about ? `${code}: ${about}` : code)
    this.code = code
  }
}
