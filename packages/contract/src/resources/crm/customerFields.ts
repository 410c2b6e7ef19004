import { label } from '../../i18n.ts'
import type { Fields } from '../../kinds/index.ts'

/** What an invoice to a customer says. */
export const invoiceFields = {
  taxNumber: {
    kind: 'text',
    label: label('税号', 'Tax number', 'Mã số thuế'),
    hint: label('统一社会信用代码或税务登记号', 'As it stands on invoices', 'Như trên hóa đơn'),
    max: 20,
    pattern: '[0-9A-Za-z-]{8,20}',
    messages: { pattern: label('8 至 20 位字母、数字或 -', '8 to 20 letters, digits or -', '8 đến 20 chữ cái, chữ số hoặc -') },
    unique: true,
    width: 180,
  },
  invoiceTitle: { kind: 'text', label: label('发票抬头', 'Invoice title', 'Tên trên hóa đơn'), max: 120, width: 240 },
  bankName: { kind: 'text', label: label('开户行', 'Bank', 'Ngân hàng'), max: 120, width: 200 },
  bankAccount: { kind: 'text', label: label('银行账号', 'Bank account', 'Số tài khoản'), max: 40, width: 180 },
  invoiceAddress: { kind: 'text', label: label('开票地址', 'Invoice address', 'Địa chỉ xuất hóa đơn'), max: 300, width: 260 },
  invoicePhone: {
    kind: 'text',
    label: label('开票电话', 'Invoice phone', 'Điện thoại xuất hóa đơn'),
    format: 'telephone',
    max: 30,
    width: 140,
  },
  paymentTerms: {
    kind: 'dict',
    label: label('付款条件', 'Payment terms', 'Điều khoản thanh toán'),
    dictionary: 'DC_PAYMENT_TERMS',
    width: 160,
  },
  currency: {
    kind: 'dict',
    label: label('币别', 'Currency', 'Tiền tệ'),
    dictionary: 'DC_CURRENCY',
    initial: 'CNY',
    width: 100,
  },
} as const satisfies Fields

/** Whose a customer is, since when, and when somebody spoke with them. */
export const poolFields = {
  poolStatus: {
    kind: 'dict',
    label: label('归属', 'Ownership', 'Sở hữu'),
    dictionary: 'DC_CUSTOMER_POOL',
    serverOwned: true,
    initial: 'owned',
    indexed: true,
    width: 110,
  },
  ownerSince: {
    kind: 'instant',
    label: label('归属时间', 'Owner since', 'Phụ trách từ'),
    serverOwned: true,
    width: 150,
  },
  poolReason: {
    kind: 'dict',
    label: label('退回原因', 'Reason of release', 'Lý do trả về'),
    dictionary: 'DC_POOL_REASON',
    serverOwned: true,
    width: 130,
  },
  poolWarnedAt: {
    kind: 'instant',
    label: label('退回提醒时间', 'Warned of the release', 'Đã nhắc trả về lúc'),
    serverOwned: true,
    width: 150,
  },
  lastContactAt: {
    kind: 'instant',
    label: label('最近联系', 'Last contact', 'Liên hệ gần nhất'),
    serverOwned: true,
    sortable: true,
    width: 150,
  },
  nextContactOn: {
    kind: 'date',
    label: label('下次联系', 'Next contact', 'Liên hệ tiếp theo'),
    serverOwned: true,
    sortable: true,
    width: 120,
  },
} as const satisfies Fields
