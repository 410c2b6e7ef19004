import { saleOrder } from '@bip/contract/resources'
import type { Extension } from '../../model/extension.ts'
import { releaseFor } from '../wms/reservations.ts'
import { settleRate } from './rates.ts'
import { reserveOrder } from './reserveOrder.ts'

export const saleOrderExtension: Extension = {
  beforeSave: settleRate(saleOrder, 'orderDate'),
  operations: { reserve: reserveOrder, invalid: (context, { no }) => releaseFor(context, String(no)) },
}
