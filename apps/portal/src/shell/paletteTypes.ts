import type { Client } from '@bip/contract/client'

export type { Command } from '@bip/design-system'
/** How a search asks the gateway. */
export type RequestLike = Client['request']
