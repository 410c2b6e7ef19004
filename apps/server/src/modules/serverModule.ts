import type { Route } from '../http/route.ts'
import type { Extension } from '../resources/extension.ts'
import type { ModuleGrants } from '../seed/demo/grants.ts'
import type { DemoStep } from '../seed/demo/step.ts'
import type { Services } from '../services.ts'

/** What a module of the company has at the server; the folder of the module holds it, and two modules share no file. */
export type ServerModule = {
  /** What single resources do beyond their cores, by key. A resource that is not named does just what its core says. */
  extensions?: Readonly<Record<string, Extension>>
  /** Calls beside those of its resources. */
  routes?: (services: Services) => Route[]
  /** Its part of the demonstration data. */
  demo?: readonly DemoStep[]
  /** What the sample roles may do in it. */
  grants?: ModuleGrants
}
