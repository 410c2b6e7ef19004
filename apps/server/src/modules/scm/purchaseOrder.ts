import { purchaseOrder } from '@bip/contract/resources'
import type { Extension } from '../../model/extension.ts'
import { settleRate } from './rates.ts'

export const purchaseOrderExtension: Extension = { beforeSave: settleRate(purchaseOrder, 'purchaseDate') }
