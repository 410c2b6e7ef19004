import { routes as administration } from './administration/routes.ts'
import { routes as apiDocs } from './apiDocs/routes.ts'
import { routes as collect } from './collect/routes.ts'
import { routes as desk } from './desk/routes.ts'
import { routes as develop } from './develop/routes.ts'
import { routes as files } from './files/routes.ts'
import type { Route } from './http/route.ts'
import { routes as identity } from './identity/routes.ts'
import { jobs } from './jobs/index.ts'
import { jobRoutes } from './jobs/routes.ts'
import { routes as messages } from './messages/routes.ts'
import { moduleJobs, routes as records } from './modules/index.ts'
import type { Services } from './services/services.ts'
import { routes as shell } from './shell/routes.ts'
import { routes as views } from './views/routes.ts'
import { routes as wiki } from './wiki/routes.ts'
import { routes as workflow } from './workflow/http/index.ts'

/** Everything that the server answers, area by area. */
export const areas: readonly ((services: Services) => Route[])[] = [
  identity,
  administration,
  records,
  files,
  () => jobRoutes([...jobs, ...moduleJobs]),
  messages,
  views,
  desk,
  collect,
  apiDocs,
  develop,
  shell,
  wiki,
  workflow,
]
