import { label } from '@bip/contract'
import { naming } from './naming.ts'

const warning = label('客户即将退回公海', 'Customers about to go back to the pool', 'Khách hàng sắp về kho chung')
const warned = label(
  '{count} 个客户长期没有联系记录，{days} 天后将退回公海：{names}。登记一次联系即可保留',
  '{count} customers have no contact record for long and go back to the pool in {days} days: {names}. Log a contact to keep them',
  '{count} khách hàng lâu không có nhật ký liên hệ và sẽ về kho chung sau {days} ngày: {names}. Ghi một liên hệ để giữ lại',
)
const returning = label('客户已退回公海', 'Customers went back to the pool', 'Khách hàng đã về kho chung')
const returned = label(
  '{count} 个客户因长期没有联系记录已退回公海：{names}',
  '{count} customers without a contact record for long went back to the pool: {names}',
  '{count} khách hàng lâu không có nhật ký liên hệ đã về kho chung: {names}',
)

export const warnedText = (names: readonly string[], count: number, days: number) => ({
  title: warning,
  content: naming(names, count, warned, { days: String(days) }),
})
export const returnedText = (names: readonly string[], count: number) => ({
  title: returning,
  content: naming(names, count, returned),
})
