import type { FlowEntry, FlowInstanceDetail } from '@bip/contract/workflow'

/** Where the tokens of a process stand, as steps that are open: the diagram colours them. */
export const whereFlow = ({ tokens, waits, nodes }: FlowInstanceDetail): FlowEntry[] =>
  tokens.map(({ id, node, name }) => ({
    historyActivityId: node,
    historyActivityType: nodes.find((one) => one.id === node)?.type ?? 'task',
    historyActivityName: name,
    assignee: '',
    assigneeName: waits
      .filter(({ token, assigneeName }) => token === id && assigneeName !== '')
      .map(({ assigneeName }) => assigneeName)
      .join(', '),
    createTime: '',
    endTime: null,
    historyActivityDurationTime: '',
    comments: [],
    attachments: [],
  }))
