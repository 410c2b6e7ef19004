import type { Label } from '../i18n.ts'
import type { Fields } from '../kinds/index.ts'
import type { Posting } from '../stock/posting.ts'
import type { Conditions } from './condition.ts'
import type { Alias } from './names.ts'

/** A call of the gateway: method and path (a name below the resource's path, or absolute with a leading slash). */
export type Call = { method: 'GET' | 'POST' | 'DELETE'; path: string }

/**
 * What an action puts into a field: an argument (left empty, the field stays as it is), a value, the instant or day of the call, the
 * caller, the caller's department, or what another field of the record holds.
 */
export type SetValue =
  | { arg: string }
  | { value: string | boolean | null }
  | { now: true }
  | { me: true }
  | { myDepartment: true }
  | { field: string }

/** Which values a field may go to from each of its values. */
export type Moves = Readonly<Record<string, readonly string[]>>

/**
 * Something one does with records beyond editing them. One declaration yields the endpoint, the permission
 * (`{resource}_{action}`), the button, the confirmation, the bulk variant, the message and the history row.
 */
export type Action = {
  call: Call
  /** Further addresses of it, and parameters by other names. */
  also?: readonly Alias[]
  label: Label
  icon?: string
  /** States it may start from; every state when absent. */
  from?: readonly string[]
  /** State it leads to; unchanged when absent. */
  to?: string
  /** What must hold of other fields, by key, for it to run. */
  where?: Conditions
  /** Nobody does it to what they made themselves; it is offered to others only. */
  byAnother?: true
  /** Who made the record is told when somebody else does it, with the words that were given. */
  tellsMaker?: true
  /** What it puts into fields, by key. */
  sets?: Readonly<Record<string, SetValue>>
  /** Fields that it asks for and stores; those among `needs` must be given. */
  asks?: readonly string[]
  /** By key of a field that it sets from an argument: which values it may go to from which. */
  moves?: Readonly<Record<string, Moves>>
  /** Asked before it runs. */
  confirm?: Label
  success: Label
  /** May run over a selection. Default true. */
  bulk?: boolean
  /** How many records one call may name. Default 1 000. */
  maxAtOnce?: number
  /** Several records are acted on in one transaction, for lists that are quickly done; by default in slices, between which others have their turns. */
  oneTransaction?: true
  /** `list`: a button of the list. Without ids it runs over all records that the list shows and that stand where it may start. Default `record`. */
  on?: 'record' | 'list'
  tone?: 'primary' | 'danger'
  /** What it asks for in its dialog, beside `asks`. */
  args?: Fields
  /** What it tells once of each record, by name in the row's `data`, such as a new password; shown with a way to copy it. */
  tells?: Readonly<Record<string, Label>>
  /** Field keys that must be filled before it may run. */
  needs?: readonly string[]
  /** The name of what it sends to a neighbour, of those that the resource declares. */
  sends?: string
  /** What it posts to the ledger of stock, in the same transaction; `reverse` takes back what the document posted before. */
  posts?: Posting | 'reverse'
}
