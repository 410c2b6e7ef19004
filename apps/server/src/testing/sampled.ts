import { isProof } from '../../../../tests/support/figures.ts'
import type { Route } from '../http/route.ts'

/** Routes of one shape that the gate walks. */
const ofEachShape = 4

/** What routes of resources have in common: how they are called, by what kind of access, with which operation. */
function shapeOf({ method, path, access }: Pick<Route, 'method' | 'path' | 'access'>): string {
  const operations =
    'permission' in access ? [access.permission].flat().map((code) => code.replace(/^.*_/, '')) : Object.keys(access)
  return [method, path.slice(path.lastIndexOf('/')), ...operations].join(' ')
}

/**
 * Routes for a test that walks them: all of them in a proof, in the gate a few of each shape, spread evenly. A hundred resources more have the
 * same six shapes; a call of its own is a shape of its own and is never left out.
 */
export function sampled<R extends Pick<Route, 'method' | 'path' | 'access'>>(routes: readonly R[]): readonly R[] {
  if (isProof) return routes
  return [...Map.groupBy(routes, shapeOf).values()].flatMap((alike) => {
    const step = Math.max(1, alike.length / ofEachShape)
    return alike.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
  })
}
