import { processCalls, type WithdrawType, workflowCalls } from '@bip/contract/workflow'
import type { TextKey } from '../locales/index.ts'

/** What can be done with a task beside deciding it, by the button that the gateway offers. */
export type OperationName =
  | 'delegate'
  | 'rollback'
  | 'addSigner'
  | 'terminate'
  | 'withdrawStart'
  | 'withdrawEnd'
  | 'urge'
  | 'copy'

export type Operation = {
  path: string
  title: TextKey
  /** Whom it is about: one colleague, several, or nobody. */
  asks?: 'person' | 'people'
  /** A step to go back to is chosen. */
  asksNode?: true
  /** Whether it must be explained. */
  comment: 'required' | 'optional' | 'none'
  note?: TextKey
  done: TextKey
  tone?: 'danger'
  /** The page is finished with afterwards. */
  leaves: boolean
  body: (given: { taskId: string; people: readonly string[]; node: string; comment: string }) => Record<string, unknown>
}

const withdrawal =
  (withdrawType: WithdrawType): Operation['body'] =>
  ({ taskId, comment }) => ({ taskId, withdrawType, comment })

export const operations: Readonly<Record<OperationName, Operation>> = {
  delegate: {
    path: workflowCalls.delegateTask,
    title: 'operation.delegate',
    asks: 'person',
    comment: 'required',
    note: 'operation.delegateNote',
    done: 'operation.delegated',
    leaves: true,
    body: ({ taskId, people, comment }) => ({ taskId, assignee: people[0], comment }),
  },
  rollback: {
    path: workflowCalls.rollbackTask,
    title: 'operation.rollback',
    asksNode: true,
    comment: 'required',
    done: 'operation.rolledBack',
    leaves: true,
    body: ({ taskId, node, comment }) => ({ taskId, nodeId: node, comment }),
  },
  addSigner: {
    path: workflowCalls.addMultiInstance,
    title: 'operation.addSigner',
    asks: 'people',
    comment: 'optional',
    done: 'operation.signerAdded',
    leaves: false,
    body: ({ taskId, people, comment }) => ({ taskId, assignee: people.join(','), comment }),
  },
  terminate: {
    path: workflowCalls.terminateProcess,
    title: 'operation.terminate',
    comment: 'required',
    note: 'operation.terminateNote',
    done: 'operation.terminated',
    tone: 'danger',
    leaves: true,
    body: ({ taskId, comment }) => ({ taskId, comment }),
  },
  withdrawStart: {
    path: workflowCalls.withdrawTask,
    title: 'operation.withdrawStart',
    comment: 'optional',
    note: 'operation.withdrawStartNote',
    done: 'operation.withdrawn',
    leaves: false,
    body: withdrawal('wf_withdraw_start'),
  },
  withdrawEnd: {
    path: workflowCalls.withdrawTask,
    title: 'operation.withdrawEnd',
    comment: 'optional',
    note: 'operation.withdrawEndNote',
    done: 'operation.withdrawn',
    tone: 'danger',
    leaves: false,
    body: withdrawal('wf_withdraw_end'),
  },
  urge: {
    path: processCalls.urge,
    title: 'operation.urge',
    comment: 'optional',
    done: 'operation.urged',
    leaves: false,
    body: ({ taskId, comment }) => ({ taskId, comment }),
  },
  copy: {
    path: processCalls.copy,
    title: 'operation.copy',
    asks: 'people',
    comment: 'none',
    done: 'operation.copied',
    leaves: false,
    body: ({ taskId, people }) => ({ taskId, copyUser: people.join(',') }),
  },
}
