import { isProof } from '../../../../tests/support/figures.ts'
import type { Route } from '../http/route.ts'

/** Of one shape so many are tried in the gate. */
const ofEachShape = 4

/** What routes of resources have in common: how they are called, by what kind of access, with which operation. */
function shapeOf({ method, path, access }: Pick<Route, 'method' | 'path' | 'access'>): string {
  const operations =
    'permission' in access ? [access.permission].flat().map((code) => code.replace(/^.*_/, '')) : Object.keys(access)
  return [method, path.slice(path.lastIndexOf('/')), ...operations].join(' ')
}

/** In the gate a few of each shape, spread evenly; all in a proof. */
export function fewOfEach<T>(all: readonly T[], shape: (one: T) => string): readonly T[] {
  if (isProof) return all
  return [...Map.groupBy(all, shape).values()].flatMap((alike) => {
    const step = Math.max(1, alike.length / ofEachShape)
    return alike.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
  })
}

/**
 * Routes for a test that walks them: all of them in a proof, in the gate a few of each shape, spread evenly. A hundred resources more have the
 * same six shapes; a call of its own is a shape of its own and is never left out.
 */
export const sampled = <R extends Pick<Route, 'method' | 'path' | 'access'>>(routes: readonly R[]): readonly R[] =>
  fewOfEach(routes, shapeOf)
