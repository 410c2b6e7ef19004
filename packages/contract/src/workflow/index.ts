/** The approval calls as the spec spells them, and what they answer. */
export const workflowCalls = {
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
  /** The diagram and every step taken in it, gateways and flows among them, for colouring. */
  modelView: '/blade-flow/process/model-view',
} as const

export type WorkCount = { processCount: number; taskCount: number }

export type ProcessStatus = 'todo' | 'done' | 'recall' | 'reject' | 'finished'

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
  processIsFinished: '' | 'finished' | 'recall' | 'reject'
  isOwner: boolean
  isReturnable: boolean
  isMultiInstance: boolean
  formKey: string
  businessId: string
  serialNumber: string
  /** What the request is about, in one line, in the caller's language. */
  title: string
  startUserId: string
  startUsername: string
  assignee: string
  assigneeName: string
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
  process: ProcessTask & { xml?: string }
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
