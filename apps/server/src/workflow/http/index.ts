import type { Route } from '../../http/route.ts'
import { flowRoutes } from './flow.ts'
import { manyRoutes } from './many.ts'
import { operationRoutes } from './operations.ts'
import { readRoutes } from './reads.ts'
import { routes as taskRoutes } from './routes.ts'

/** Approval, as the spec calls it, and what this gateway does beyond. */
export const routes = (): Route[] => [...taskRoutes(), ...operationRoutes(), ...manyRoutes(), ...readRoutes(), ...flowRoutes()]
