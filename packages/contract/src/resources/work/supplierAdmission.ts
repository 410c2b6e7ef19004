import { label } from '../../i18n.ts'
import { defineResource, standardCalls } from '../../resource/core.ts'
import { attachments, becomes, reasonField, requestFields, requestStates, sendForApproval } from './requestParts.ts'

/** Whether the company may buy from somebody new: papers, what an audit on site found, and the conclusion. */
export const supplierAdmission = defineResource({
  key: 'supplierAdmission',
  path: '/blade-bip/plus/supplier-admission',
  calls: standardCalls(),
  label: label('供应商准入', 'Supplier admission', 'Phê duyệt nhà cung cấp mới'),
  icon: 'building-2',
  display: 'companyName',
  subtitle: 'no',
  fields: {
    ...requestFields('ZR-{yyyy}{mm}-{0000}'),
    companyName: {
      kind: 'text',
      label: label('企业名称', 'Company', 'Tên công ty'),
      required: true,
      max: 120,
      searchable: true,
      sortable: true,
      width: 240,
    },
    creditCode: {
      kind: 'text',
      label: label('统一社会信用代码', 'Registration number', 'Mã số doanh nghiệp'),
      required: true,
      max: 40,
      unique: true,
      width: 190,
    },
    supplyKind: {
      kind: 'dict',
      label: label('供应类别', 'Supplies', 'Loại cung ứng'),
      dictionary: 'DC_SUPPLY_KIND',
      required: true,
      initial: 'material',
      indexed: true,
      width: 120,
    },
    contactName: { kind: 'text', label: label('联系人', 'Contact', 'Người liên hệ'), required: true, max: 60, width: 120 },
    contactPhone: {
      kind: 'text',
      label: label('联系电话', 'Telephone', 'Điện thoại'),
      required: true,
      format: 'phone',
      width: 140,
    },
    address: { kind: 'text', label: label('地址', 'Address', 'Địa chỉ'), max: 200, width: 240 },
    annualAmount: {
      kind: 'money',
      label: label('预计年采购额', 'Expected yearly purchases', 'Dự kiến mỗi năm'),
      min: '0',
      sortable: true,
      summed: true,
      width: 140,
    },
    paymentDays: {
      kind: 'number',
      label: label('账期', 'Payment term', 'Kỳ hạn thanh toán'),
      min: '0',
      max: '365',
      scale: 0,
      unit: label('天', 'days', 'ngày'),
      width: 100,
    },
    isAudited: {
      kind: 'boolean',
      label: label('已现场审核', 'Audited on site', 'Đã đánh giá tại chỗ'),
      initial: false,
      width: 110,
    },
    auditScore: {
      kind: 'number',
      label: label('审核得分', 'Score', 'Điểm'),
      min: '0',
      max: '100',
      scale: 1,
      width: 100,
    },
    reason: reasonField(label('引入理由', 'Why', 'Lý do')),
    attachments: { ...attachments, label: label('资质文件', 'Papers', 'Hồ sơ năng lực') },
  },
  list: {
    columns: ['companyName', 'no', 'requestStatus', 'supplyKind', 'annualAmount', 'auditScore', 'contactName', 'createTime'],
    filters: ['companyName', 'requestStatus', 'supplyKind', 'isAudited'],
  },
  form: [
    {
      label: label('企业信息', 'Company', 'Doanh nghiệp'),
      fields: ['companyName', 'creditCode', 'supplyKind', 'contactName', 'contactPhone', 'address'],
    },
    {
      label: label('评估', 'Assessment', 'Đánh giá'),
      fields: ['annualAmount', 'paymentDays', 'isAudited', 'auditScore', 'reason', 'attachments'],
    },
  ],
  states: requestStates,
  actions: { commit: sendForApproval },
  approval: {
    processKey: 'SupplierAdmission',
    title: ['companyName'],
    summary: ['supplyKind', 'annualAmount', 'auditScore'],
    becomes,
  },
  menu: { group: 'scm.purchase', path: '/scm/supplier-admission', order: 8 },
})
