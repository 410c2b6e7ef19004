import type { ProcessTask } from '@bip/contract/workflow'

/** A process may have several tasks in one list. */
export const rowKey = ({ taskId, processInstanceId }: ProcessTask): string => `${processInstanceId}/${taskId}`
