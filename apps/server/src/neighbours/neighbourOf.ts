import type { Config } from '../base/config.ts'
import type { Neighbour, NeighbourKey } from './neighbour.ts'
import { type OwnReaders, ownNeighbour } from './own.ts'
import { remoteNeighbour } from './remote.ts'

/** The neighbour of a key: the configured one, else the company's own records. */
export function neighbourOf(key: NeighbourKey, config: Pick<Config, 'neighbours'>, own: OwnReaders = {}): Neighbour {
  const configured = config.neighbours[key]
  return configured ? remoteNeighbour(configured) : ownNeighbour(own)
}
