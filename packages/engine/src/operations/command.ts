import type { Fault } from '../expression/fault.ts'
import type { CommentType, Values } from '../model/outcome.ts'

/** What people, administrators, clocks and other systems do to an instance. `wait` is the id of what it waits for. */
export type Command = { by?: string; comment?: string } & (
  | { do: 'complete'; wait: string; values?: Values; nextAssignee?: string; isStraight?: boolean }
  | { do: 'claim' | 'unclaim' | 'return'; wait: string }
  | {
      do: 'assign'
      wait: string
      user: string
      type?: Extract<CommentType, 'assigneeComment' | 'dispatchComment' | 'transferComment'>
    }
  | { do: 'delegate'; wait: string; user: string }
  | { do: 'addSigner'; wait: string; users: readonly string[] }
  | { do: 'removeSigner'; wait: string; user: string }
  | { do: 'rollback'; wait: string; node: string; returns?: boolean }
  | { do: 'recall'; node: string }
  | { do: 'withdraw'; type: 'wf_withdraw_end' | 'wf_withdraw_start' }
  | { do: 'urge' | 'terminate' | 'suspend' | 'resume' | 'tick' }
  | { do: 'copy'; users: readonly string[] }
  | { do: 'message' | 'signal'; name: string; values?: Values }
  | { do: 'succeed'; wait: string; values?: Values }
  | { do: 'fail'; wait: string; code: string; message: string; fault?: Fault }
  | { do: 'retry'; wait: string; values?: Values }
  | { do: 'move'; tokens: readonly string[]; node: string }
  | { do: 'set'; values: Values }
)

export type CommandOf<Do extends Command['do']> = Extract<Command, { do: Do }>
