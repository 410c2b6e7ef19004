import { lookups, resources } from '@bip/contract/resources'
import { commentRoutes } from '../comments/routes.ts'
import type { Route } from '../http/route.ts'
import type { Job } from '../jobs/job.ts'
import { queryPlusRoutes } from '../queries/plus.ts'
import { queryRoutes } from '../queries/serveQuery.ts'
import { binRoutes } from '../resources/bin/routes.ts'
import { bulkRoutes } from '../resources/bulk/routes.ts'
import { lookupRoutes } from '../resources/lookupRoutes.ts'
import { routes as plusRoutes } from '../resources/plus.ts'
import { serve } from '../resources/serve.ts'
import { transferRoutes } from '../resources/transfer/routes.ts'
import { treeRoutes } from '../resources/tree/routes.ts'
import { versionRoutes } from '../resources/versions/routes.ts'
import type { Services } from '../services/services.ts'
import { modules } from './all.ts'
import { answers } from './answers.ts'
import { extensions } from './extensions.ts'
import { routesOfPickers } from './system/pickers.ts'

/** What modules do by themselves. */
export const moduleJobs: readonly Job[] = modules.flatMap(({ jobs = [] }) => jobs)

/** Every call of every resource, and what all of them offer alike. */
export const routes = (services: Services): Route[] => [
  ...Object.values(resources).flatMap((core) => serve(core, extensions[core.key])(services)),
  ...lookupRoutes(lookups),
  ...treeRoutes(extensions),
  ...[...answers.values()].flatMap(queryRoutes),
  ...queryPlusRoutes(answers),
  ...modules.flatMap(({ routes }) => routes?.(services) ?? []),
  ...routesOfPickers(),
  ...plusRoutes(services),
  ...binRoutes(extensions),
  ...bulkRoutes(extensions),
  ...versionRoutes(extensions),
  ...commentRoutes(extensions),
  ...transferRoutes(extensions),
]
