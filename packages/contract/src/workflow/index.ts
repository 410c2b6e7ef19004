/** The approval calls as the spec spells them, and what they answer. */
export const workflowCalls = {
  categories: '/blade-workflow/design/category/allWorkflow',
  categoryTree: '/blade-workflow/design/category/tree',
  workCount: '/blade-workflow/process/workCount',
  processList: '/blade-workflow/process/processList',
  todoList: '/blade-workflow/process/todoList',
  doneList: '/blade-workflow/process/doneList',
  sendList: '/blade-workflow/process/sendList',
  claimList: '/blade-workflow/process/claimList',
  myDoneList: '/blade-workflow/process/myDoneList',
  copyList: '/blade-workflow/process/copyList',
  detail: '/blade-workflow/process/detail',
  getFormByProcessDefKey: '/blade-workflow/process/getFormByProcessDefKey',
  getFormByProcessId: '/blade-workflow/process/getFormByProcessId',
  getXmlByProcessDefId: '/blade-workflow/process/getXmlByProcessDefId',
  startProcess: '/blade-workflow/process/startProcess',
  startProcessByKey: '/blade-workflow/process/startProcessByKey',
  completeTask: '/blade-workflow/process/completeTask',
  transferTask: '/blade-workflow/process/transferTask',
  delegateTask: '/blade-workflow/process/delegateTask',
  claimTask: '/blade-workflow/process/claimTask',
  rollbackTask: '/blade-workflow/process/rollbackTask',
  terminateProcess: '/blade-workflow/process/terminateProcess',
  addMultiInstance: '/blade-workflow/process/addMultiInstance',
  withdrawTask: '/blade-workflow/process/withdrawTask',
  getBackNodes: '/blade-workflow/process/getBackNodes',
  draftDetail: '/blade-workflow/process/draft/detail',
  draftSubmit: '/blade-workflow/process/draft/submit',
  userDetail: '/blade-workflow/process/user/detail',
  topTitle: '/blade-workflow/workflow/top-title',
  processForm: '/blade-workflow/feign/client/process/get-process-form',
  processTask: '/blade-workflow/feign/client/process/process-task',
  processTaskHistory: '/blade-workflow/feign/client/process/hi/process-task',
  formVariables: '/blade-workflow/design/form/variable/list',
  drawingMatch: '/blade-workflow/process/drawingMatch',
  /** The diagram and every step taken in it, gateways and flows among them, for colouring. */
  modelView: '/blade-flow/process/model-view',
} as const

/** What this gateway does with processes beyond the spec. */
export const processCalls = {
  /** A colleague who was asked gives the task back with their opinion. */
  returnTask: '/blade-bip/plus/process/return',
  unclaimTask: '/blade-bip/plus/process/unclaim',
  removeSigner: '/blade-bip/plus/process/remove-signer',
  recallTask: '/blade-bip/plus/process/recall',
  urge: '/blade-bip/plus/process/urge',
  copy: '/blade-bip/plus/process/copy',
  /** Decides several tasks, each by itself; answers what became of each. */
  completeTasks: '/blade-bip/plus/process/complete-tasks',
  draftList: '/blade-bip/plus/process/draft-list',
  draftRemove: '/blade-bip/plus/process/draft-remove',
  /** Phrases that one has used in comments, the latest first. */
  phrases: '/blade-bip/plus/process/phrases',
  /** Who will decide over what a start form holds, and what there is to say of it; nothing is begun. */
  preview: '/blade-bip/plus/process/preview',
} as const

/** The engine's own calls, for administrators: the spec's, and what goes beyond. */
export const flowCalls = {
  managerList: '/blade-flow/manager/list',
  followList: '/blade-flow/follow/list',
  changeState: '/blade-flow/manager/change-state',
  deleteDeployment: '/blade-flow/manager/delete-deployment',
  deleteInstance: '/blade-flow/follow/delete-process-instance',
  deployUpload: '/blade-flow/manager/deploy-upload',
  instance: '/blade-bip/plus/flow/instance',
  suspend: '/blade-bip/plus/flow/suspend',
  assign: '/blade-bip/plus/flow/assign',
  move: '/blade-bip/plus/flow/move',
  retry: '/blade-bip/plus/flow/retry',
  figures: '/blade-bip/plus/flow/figures',
  migrationPlan: '/blade-bip/plus/flow/migration-plan',
  migrate: '/blade-bip/plus/flow/migrate',
} as const

/** One step on the way of what is about to be asked for. */
export type ApprovalStep = {
  nodeId: string
  name: string
  /** Names of those who decide; empty where nobody is known yet. */
  people: readonly string[]
  /** One of them decides, all of them, whoever the applicant or the step before chooses, nobody because it passes, or nobody is found. */
  mode: 'one' | 'all' | 'chosen' | 'passes' | 'nobody'
}
export type ApprovalPreview = { steps: readonly ApprovalStep[]; notes: readonly string[] }

export type FlowBackNode = { nodeId: string; nodeName: string }
export type WithdrawType = 'wf_withdraw_end' | 'wf_withdraw_start'

/**
 * The page of a task or process in the portal; `type` is `todo` where it waits for the reader. The second part is base64 of a JSON; a form
 * with an address of its own is given the same as `p`.
 */
export function processPath(
  { taskId, processInstanceId, businessId, processDefinitionKey, formUrl }: ProcessAddress,
  type: 'todo' | 'done',
): string {
  const params = paramsOf({
    taskId: type === 'todo' ? taskId : '',
    processInsId: processInstanceId,
    businessId,
    processDefKey: processDefinitionKey,
  })
  return formUrl ? `${formUrl}?p=${params}` : `/workflow/process/${type === 'todo' ? 'todo' : 'detail'}/${params}`
}
export type ProcessAddress = {
  taskId: string
  processInstanceId: string
  businessId: string
  processDefinitionKey: string
  /** Where the forms of the process open, a path of the portal; absent or empty where they open on the task page. */
  formUrl?: string
}

/** The page that starts a process, also for a record that is there already. */
export function processStartPath({ id, key, formUrl }: { id: string; key: string; formUrl?: string }, businessId = ''): string {
  const params = paramsOf({ processId: id, processDefKey: key, ...(businessId && { businessId }) })
  return formUrl ? `${formUrl}?p=${params}` : `/workflow/process/start/${params}`
}

const paramsOf = (params: Readonly<Record<string, string>>): string => encodeURIComponent(btoa(JSON.stringify(params)))

export type WorkCount = { processCount: number; taskCount: number }

export type ProcessStatus = 'todo' | 'done' | 'recall' | 'reject' | 'finished' | 'terminated'

/** One row of the to-do, done and sent lists, and the head of a task page. */
export type ProcessTask = {
  taskId: string
  taskName: string
  processInstanceId: string
  processDefinitionId: string
  processDefinitionKey: string
  processDefinitionName: string
  /** `todo` is open for the caller; everything else is read-only. */
  status: ProcessStatus
  /** Empty while it runs. */
  processIsFinished: '' | 'finished' | 'recall' | 'reject' | 'terminated'
  isOwner: boolean
  isReturnable: boolean
  isMultiInstance: boolean
  formKey: string
  /** Where its form opens in the place of the task page, a path of the portal that is given the process as `p`. */
  formUrl?: string
  businessId: string
  serialNumber: string
  /** What the request is about, in one line, in the caller's language. */
  title: string
  /** What one needs to know to decide, in one line, in the caller's language. */
  summary?: string
  startUserId: string
  startUsername: string
  assignee: string
  assigneeName: string
  /** Who lent the task and gets it back; empty while it is not lent. */
  ownerName?: string
  dueTime?: string | null
  /** The step goes to whom the decision before, or the start, chooses. */
  needsAssignee?: boolean
  /** When the process was started. */
  startTime: string
  /** When the task arrived; of a process without an open task, when it was started. */
  createTime: string
  endTime: string | null
  variables: Record<string, unknown>
  hideComment: boolean
  hideAttachment: boolean
  hideCopy: boolean
  hideExamine: boolean
}

export type FlowComment = { action: 'AddComment'; type: string; fullMessage: string; userName: string; time: string }

/** What a step changed in the form: both are JSON texts, values after it by field, and what stood there before. */
export type FormVariables = {
  taskName: string
  createUsername: string
  createTime: string
  formVariable: string
  formOption: string
}

/** One step of a process's history, newest last. */
export type FlowEntry = {
  historyActivityId: string
  historyActivityType: string
  historyActivityName: string
  assignee: string
  assigneeName: string
  createTime: string
  endTime: string | null
  historyActivityDurationTime: string
  comments: FlowComment[]
  attachments: { name: string; url: string }[]
}

/** A field of a task's form and what the task may do with it. */
export type TaskField = { id: string; readable: boolean; writable: boolean; required: boolean }
export type FlowButton = { buttonKey: string; name: string }

export type ProcessDetail = {
  /** `resourceKey` names the resource whose record it is about. */
  process: ProcessTask & { xml?: string; resourceKey?: string }
  form: {
    formKey: string
    allForm: string | null
    taskForm: TaskField[]
    formList: { content: string; taskName: string; taskKey: string }[]
  }
  flow: FlowEntry[]
  button: FlowButton[]
}

/** Push: a per-user destination of single messages. The body says what arrived; REST is the truth. */
export const userQueue = '/user/queue/singleMessage'
export type PushBody = {
  title: string
  content: string
  type?: 'message' | 'work'
  url?: string
  /** The receiver does not want to be interrupted by it: counts change, and nothing pops up. */
  isQuiet?: boolean
  /** What was said about a record, whose comments are to be asked for again. */
  about?: { resource: string; id: string }
}

/** A process of anybody, as administrators see it. */
export type FlowInstance = {
  processInstanceId: string
  processDefinitionId: string
  processDefinitionKey: string
  processDefinitionName: string
  version: number
  title: string
  serialNumber: string
  businessId: string
  startUsername: string
  startTime: string
  endTime: string | null
  processIsFinished: ProcessTask['processIsFinished']
  isSuspended: boolean
  hasIncident: boolean
}

/** Where a process stands: what it waits for, and what went wrong. */
export type FlowInstanceDetail = {
  processInstanceId: string
  title: string
  status: string
  xml: string
  tokens: { id: string; node: string; name: string }[]
  waits: {
    id: string
    kind: string
    node: string
    nodeName: string
    /** Of an incident: what went wrong. */
    message: string
    token: string | null
    dueTime: string | null
    taskId: string
    assigneeName: string
  }[]
  variables: { name: string; value: string }[]
  nodes: { id: string; type: string; name: string }[]
}

/** One version of a process. */
export type FlowDefinition = {
  id: string
  deploymentId: string
  key: string
  name: string
  version: number
  category: string
  categoryName: string
  isCurrent: boolean
  isSuspended: boolean
  deployTime: string
  deployUser: string
  /** How many processes follow it now. */
  running: number
  /** A resource declares this process, so that it can be started. */
  isBound: boolean
}

/** Hours that steps and people took, and how many tasks are open. */
export type FlowFigures = {
  nodes: { id: string; name: string; count: number; hours: number; open: number }[]
  people: { name: string; count: number; hours: number }[]
}

/** What a migration would do to one process. One with problems is refused. */
export type MigrationPlan = {
  processInstanceId: string
  moves: { from: string; to: string; fromName: string; toName: string; how: 'keep' | 'restart' }[]
  /** What is in the way; `targets` are the steps of the target version that may stand for the step, in the diagram's order. */
  problems: { node: string; nodeName: string; why: string; targets: { node: string; name: string }[] }[]
}
