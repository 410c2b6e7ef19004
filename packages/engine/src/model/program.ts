import type { Template, Tree } from '../expression/types.ts'

/** A diagram that was checked, as plain data: everything that the interpreter needs to know of it. */
export type Program = {
  /** Id of the process that is started. */
  main: string
  /** By id: the one that is started, those it calls, and others of the same diagram. */
  processes: Readonly<Record<string, Process>>
}

export type Process = {
  id: string
  name: string
  nodes: Readonly<Record<string, Node>>
  flows: Readonly<Record<string, Flow>>
  /** By the id of a sub-process; of the process itself by ''. */
  containers: Readonly<Record<string, Container>>
}

export type Container = {
  /** Where tokens begin when it opens. */
  starts: readonly string[]
  /** Sub-processes that an event opens. */
  handlers: readonly string[]
}

export type Flow = { id: string; name: string; from: string; to: string; condition?: Tree }

export type NodeType =
  | 'startEvent'
  | 'endEvent'
  | 'intermediateCatchEvent'
  | 'intermediateThrowEvent'
  | 'boundaryEvent'
  | 'task'
  | 'manualTask'
  | 'userTask'
  | 'serviceTask'
  | 'scriptTask'
  | 'sendTask'
  | 'receiveTask'
  | 'exclusiveGateway'
  | 'parallelGateway'
  | 'inclusiveGateway'
  | 'eventBasedGateway'
  | 'subProcess'
  | 'callActivity'

export type Node = {
  id: string
  name: string
  type: NodeType
  /** The sub-process that it lies in; '' for the process itself. */
  container: string
  incoming: readonly string[]
  outgoing: readonly string[]
  /** The flow that is taken when no condition holds. */
  default?: string
  /** Ids of the boundary events at it. */
  boundaries: readonly string[]
  /** Of a boundary event: its activity. */
  on?: string
  /** Of a boundary event, or of the start of an event sub-process: ends what it is at. */
  interrupts: boolean
  trigger?: Trigger
  /** Of a sub-process: opened by an event, not by a flow. */
  isHandler: boolean
  loop?: Loop
  user?: UserTask
  service?: Service
  call?: Call
  /** Values that it has for itself while it is open, computed as it begins. */
  inputs?: readonly Mapping[]
  /** What the process around it keeps of it. */
  outputs?: readonly Mapping[]
  /** Attributes of other namespaces (`flowable:*`, `camunda:*`, `bip:*`), without their prefixes. */
  attributes: Readonly<Record<string, string>>
}

/** What an event waits for or does. `name` and `code` may hold expressions. */
export type Trigger =
  | { kind: 'timer'; by: 'date' | 'duration' | 'cycle'; text: Template }
  | { kind: 'message' | 'signal'; name: Template }
  | { kind: 'error' | 'escalation'; code: string }
  | { kind: 'condition'; condition: Tree }
  | { kind: 'terminate' }

/** Several instances of an activity, one after the other or side by side. */
export type Loop = {
  isSequential: boolean
  /** How many, or the list whose items are given out. */
  count?: Tree
  items?: Tree
  /** The variable that holds an instance's item. */
  itemName?: string
  /** It is done once, and repeated by nobody: its values are its own. */
  isOnce?: true
  /** Ends the rest, over `nrOfInstances`, `nrOfCompletedInstances`, `nrOfActiveInstances`, `nrOfPassed` and `nrOfRejected`. */
  until?: Tree
}

export type UserTask = {
  assignee?: Template
  candidateUsers: readonly Template[]
  candidateGroups: readonly Template[]
  dueDate?: Template
  formKey?: string
  properties: readonly FormProperty[]
}

export type FormProperty = {
  id: string
  name: string
  type: string
  isRequired: boolean
  isReadable: boolean
  isWritable: boolean
}

/** An expression that is computed at once, or the name of what somebody else does. */
export type Service = { expression?: Tree; handler?: string; result?: string }

export type Call = {
  process: string
  given: readonly Mapping[]
  taken: readonly Mapping[]
  /** Whatever the called process kept comes back under its own name. */
  takesAll?: true
}
/** A variable, and the constant or expression that it gets its value from. */
export type Mapping = { value: Template; target: string }
