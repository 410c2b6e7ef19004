import type { MemoryRow } from '../gateway.ts'
import { rows } from './rows.ts'

export const nameplateCustomer: MemoryRow[] = rows(
  'nameplate-customer',
  ['customerName', 'customerCode', 'sizeName', 'typeName'],
  [
    ['岚山重工集团股份有限公司', 'NC-001', '120 × 80 mm', '不锈钢蚀刻'],
    ['星桥新能源科技有限公司', 'NC-002', '90 × 60 mm', '铝箔贴纸'],
    ['Công ty Cơ khí Bắc Ninh', 'NC-003', '100 × 70 mm', '激光打标'],
  ],
)

export const nameplateBatch: MemoryRow[] = rows(
  'nameplate-batch',
  ['moNumber', 'customerId', 'moTime', 'beginNumber', 'quantity', 'qrCode', 'batchStatus'],
  [
    ['MO-2611-0012', 'nameplate-customer-1', '2026-11-18', '25', '12', 'EWMO2611001220261118', 'draft'],
    ['MO-2611-0012', 'nameplate-customer-1', '2026-11-02', '1', '24', 'EWMO2611001220261102', 'started'],
    ['MO-2611-0031', 'nameplate-customer-3', '2026-11-23', '1', '6', 'EWMO2611003120261123', 'draft'],
  ],
)
