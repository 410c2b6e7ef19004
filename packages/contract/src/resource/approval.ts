/** How a record stands in its process. */
export type ApprovalStatus = 'inApproval' | 'rejected' | 'approved' | 'cancelled'

/**
 * What a record becomes when its process comes to stand so: a state, or what an action of the resource does, posting and all. `args` are
 * the action's arguments, and the words of whoever decided go into the argument or field that `comment` names. Actions of `before` are done first,
 * where the record stands so that they may be.
 */
export type Becoming =
  | { state: string }
  | { action: string; args?: Readonly<Record<string, string>>; comment?: string; before?: readonly string[] }

/** The process that the records of a resource go through. Who decides, and in which order, its diagram says. */
export type Approval<K extends string = string> = {
  /** The id of the process in its diagram. */
  processKey: string
  /** Default `wf_ex_` and the process key. */
  formKey?: string
  /** Where the portal has pages of its own for it; default the task page of all processes. */
  route?: string
  /** Fields that say in one line what a request is about. Default the display field. */
  title?: readonly K[]
  /** Fields that stand beside it in lists of tasks, so that one decides without opening it. */
  summary?: readonly K[]
  /** What becomes of the record. Default the state of the same name. */
  becomes?: Partial<Record<ApprovalStatus, Becoming>>
}

/** The form key of a resource under approval. */
export const formKeyOf = ({ processKey, formKey }: Pick<Approval, 'processKey' | 'formKey'>): string =>
  formKey ?? `wf_ex_${processKey}`

/** What a record becomes when its process comes to stand so. */
export const becomingOf = ({ becomes }: Approval, status: ApprovalStatus): Becoming => becomes?.[status] ?? { state: status }

/** Actions that the process runs; they are not done by hand while it is under way. */
export const actionsOfApproval = ({ becomes = {} }: Approval): string[] =>
  Object.values(becomes).flatMap((becoming) => ('action' in becoming ? becoming.action : []))

/** The action that begins the process: sending the record for approval. */
export const sendingAction = (approval: Approval): string | undefined => {
  const { inApproval } = approval.becomes ?? {}
  return inApproval && 'action' in inApproval ? inApproval.action : undefined
}
