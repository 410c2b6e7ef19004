import { chosenRoute } from './chosen.ts'
import { grantRoute } from './grant.ts'
import { roleBindingRoutes } from './ofRole.ts'
import { ownAccountRoutes } from './ownAccount.ts'
import { peopleRoutes } from './people.ts'
import { platformRoutes } from './platform.ts'

/** Calls about people that are no plain reading and writing of records. */
export const userRoutes = [...ownAccountRoutes, ...peopleRoutes, ...platformRoutes, grantRoute, chosenRoute, ...roleBindingRoutes]
