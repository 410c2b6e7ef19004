import type { Route } from '../http/route.ts'
import type { Job } from '../jobs/job.ts'
import type { Extension } from '../model/extension.ts'
import type { AnsweredQuery } from '../queries/answer.ts'
import type { ModuleGrants } from '../seed/demo/grants.ts'
import type { DemoStep } from '../seed/demo/step.ts'
import type { Services } from '../services/services.ts'
import type { Binding } from '../workflow/binding.ts'
import type { Course } from '../workflow/definitions/course.ts'
import type { ApproverRule } from '../workflow/who/rules.ts'

/** What a module of the company has at the server; the folder of the module holds it, and two modules share no file. */
export type ServerModule = {
  /** What single resources do beyond their cores, by key. A resource that is not named does just what its core says. */
  extensions?: Readonly<Record<string, Extension>>
  /** What it does because records of other modules' resources were decided over, by their keys; in the same transaction, as `afterActions`. */
  follows?: Readonly<Record<string, NonNullable<Extension['afterActions']>>>
  /** The functions that answer its queries. */
  queries?: readonly AnsweredQuery[]
  /** Calls beside those of its resources. */
  routes?: (services: Services) => Route[]
  /** Parts of its own for records under approval, by the key of the process; the rest follows from their cores. */
  bindings?: Readonly<Record<string, Partial<Binding>>>
  /** The processes that it brings, step by step. */
  courses?: readonly Course[]
  /** Rules that find who decides, by the names that diagrams give them. */
  approvers?: Readonly<Record<string, ApproverRule>>
  /** What it does by itself. */
  jobs?: readonly Job[]
  /** Its part of the demonstration data. */
  demo?: readonly DemoStep[]
  /** What the sample roles may do in it. */
  grants?: ModuleGrants
}
