import type { Route } from '../http/route.ts'
import type { Job } from '../jobs/job.ts'
import type { Extension } from '../model/extension.ts'
import type { AnsweredQuery } from '../queries/answer.ts'
import type { ModuleGrants } from '../seed/demo/grants.ts'
import type { DemoStep } from '../seed/demo/step.ts'
import type { Services } from '../services/services.ts'
import type { Binding } from '../workflow/binding.ts'

/** What a module of the company has at the server; the folder of the module holds it, and two modules share no file. */
export type ServerModule = {
  /** What single resources do beyond their cores, by key. A resource that is not named does just what its core says. */
  extensions?: Readonly<Record<string, Extension>>
  /** The functions that answer its queries. */
  queries?: readonly AnsweredQuery[]
  /** Calls beside those of its resources. */
  routes?: (services: Services) => Route[]
  /** The records that processes are about, by the key of the process. */
  bindings?: Readonly<Record<string, Binding>>
  /** What it does by itself. */
  jobs?: readonly Job[]
  /** Its part of the demonstration data. */
  demo?: readonly DemoStep[]
  /** What the sample roles may do in it. */
  grants?: ModuleGrants
}
