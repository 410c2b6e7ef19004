import { label } from '../../i18n.ts'
import type { Fields } from '../../kinds/index.ts'

/** What a foundry makes and for whom, who is spoken with there, and what it is certified for. */
export const foundryLines = {
  products: {
    kind: 'lines',
    label: label('代工内容', 'What is made there', 'Sản phẩm gia công'),
    fields: {
      productName: { kind: 'text', label: label('产品', 'Product', 'Sản phẩm'), required: true, max: 120, width: 200 },
      materialId: { kind: 'reference', label: label('物料', 'Material', 'Vật tư'), to: 'material', width: 200 },
      process: { kind: 'dict', label: label('工艺', 'Process', 'Công đoạn'), dictionary: 'DC_FOUNDRY_PROCESS', width: 120 },
      customerId: { kind: 'reference', label: label('最终客户', 'For customer', 'Cho khách hàng'), to: 'customer', width: 220 },
      since: { kind: 'date', label: label('开始日期', 'Since', 'Từ ngày'), width: 120 },
      share: {
        kind: 'number',
        label: label('份额', 'Share', 'Tỷ trọng'),
        min: '0',
        max: '100',
        scale: 1,
        unit: label('%', '%', '%'),
        width: 100,
      },
    },
  },
  people: {
    kind: 'lines',
    label: label('联系人', 'Contacts', 'Người liên hệ'),
    fields: {
      personName: { kind: 'text', label: label('姓名', 'Name', 'Họ tên'), required: true, max: 60, width: 140 },
      post: { kind: 'text', label: label('职务', 'Position', 'Chức vụ'), max: 60, width: 140 },
      phone: { kind: 'text', label: label('手机', 'Mobile', 'Di động'), format: 'phone', width: 140 },
      email: { kind: 'text', label: label('邮箱', 'E-mail', 'Email'), format: 'email', max: 120, width: 200 },
      isKey: { kind: 'boolean', label: label('主要联系人', 'Main contact', 'Liên hệ chính'), initial: false, width: 110 },
    },
  },
  certificates: {
    kind: 'lines',
    label: label('资质证书', 'Certificates', 'Chứng nhận'),
    fields: {
      certificate: { kind: 'text', label: label('证书', 'Certificate', 'Chứng nhận'), required: true, max: 80, width: 200 },
      certificateNo: { kind: 'text', label: label('编号', 'Number', 'Số'), max: 60, width: 160 },
      issuedBy: { kind: 'text', label: label('发证机构', 'Issued by', 'Cơ quan cấp'), max: 80, width: 160 },
      validUntil: { kind: 'date', label: label('有效期至', 'Valid until', 'Hiệu lực đến'), width: 120 },
    },
  },
} as const satisfies Fields
