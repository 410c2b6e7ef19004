import { label } from '@bip/contract'

/** Who does what the product does by itself, as histories keep it. */
export const systemUser = { userId: 'system', realName: 'BIP' }

/** What that one is called. */
export const systemName = label('系统', 'System', 'Hệ thống')
