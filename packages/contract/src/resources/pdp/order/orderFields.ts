import { label } from '../../../i18n.ts'
import type { Fields } from '../../../kinds/index.ts'
import { currencyField, documentTotals } from '../../../resource/document.ts'
import { erpSendFields } from '../../../resource/send.ts'
import { auditFields, filesField, numberField, remarkField } from '../parts.ts'
import { choice, day, figure, of, person, state, text } from '../shapes.ts'
import { erpOrderLines, whereShown } from './orderLines.ts'

/** Whether somebody still has to look at the header before the order passes. */
const headerStates = {
  notNeeded: { label: label('不需要', 'Not needed', 'Không cần'), tone: 'neutral' },
  waiting: { label: label('待审核', 'To be audited', 'Chờ kiểm tra'), tone: 'pending' },
  audited: { label: label('已审核', 'Audited', 'Đã kiểm tra'), tone: 'success' },
} as const

const formOf = (words: ReturnType<typeof label>, key: string) =>
  ({ kind: 'dict', label: words, dictionary: 'DC_ERP_ORDER_FIELD', multiple: true, prefill: ['configureId', key] }) as const

/** Whom an order is for, and by which contract. Fields with a condition are there where the business type has them. */
const tradeFields = {
  customerId: of(label('客户', 'Customer', 'Khách hàng'), 'customer', { required: true, width: 220 }),
  contactId: of(label('客户联系人', 'Contact', 'Người liên hệ'), 'customerContacts', {
    where: { customerId: { field: 'customerId' } },
    width: 130,
    ...whereShown('contactId'),
  }),
  endCustomerId: of(label('最终客户', 'End customer', 'Khách hàng cuối'), 'customer', {
    width: 220,
    ...whereShown('endCustomerId'),
  }),
  customerOrderNo: text(label('客户订单号', 'Customer’s number', 'Số đơn của khách'), {
    max: 60,
    searchable: true,
    width: 150,
    ...whereShown('customerOrderNo'),
  }),
  contractNo: text(label('合同号', 'Contract', 'Số hợp đồng'), {
    max: 60,
    searchable: true,
    width: 150,
    ...whereShown('contractNo'),
  }),
  contractDate: day(label('签订日期', 'Signed on', 'Ngày ký'), whereShown('contractDate')),
  oppsId: of(label('商机', 'Opportunity', 'Cơ hội'), 'opps', {
    where: { customerId: { field: 'customerId' } },
    ...whereShown('oppsId'),
  }),
  saleOrderId: of(label('销售订单', 'Sales order', 'Đơn bán hàng'), 'saleOrder', {
    where: { customerId: { field: 'customerId' } },
    width: 150,
    ...whereShown('saleOrderId'),
  }),
  projectId: of(label('项目', 'Project', 'Dự án'), 'project', whereShown('projectId')),
  costProjectId: of(label('成本项目', 'Cost project', 'Dự án chịu chi phí'), 'project', whereShown('costProjectId')),
  productLineId: of(label('产品系列', 'Product family', 'Dòng sản phẩm'), 'planProductDept', whereShown('productLineId')),
  equipmentId: of(label('设备', 'Equipment', 'Thiết bị'), 'material', whereShown('equipmentId')),
} as const satisfies Fields

/** What it costs, when and how it is delivered, and who sees to it. */
const termFields = {
  orderDate: day(label('订单日期', 'Order date', 'Ngày đặt'), { required: true }),
  deliveryDate: day(label('交期', 'Delivery date', 'Ngày giao'), { notBefore: 'orderDate', ...whereShown('deliveryDate') }),
  currency: currencyField,
  exchangeRate: figure(label('汇率', 'Exchange rate', 'Tỷ giá'), {
    scale: 8,
    min: '0.000001',
    initial: '1',
    width: 120,
    ...whereShown('exchangeRate'),
  }),
  collectionTermId: of(label('收款条件', 'Collection terms', 'Điều khoản thu tiền'), 'collectionTerm', {
    where: { isActive: { in: ['true'] } },
    ...whereShown('collectionTermId'),
  }),
  deliveryTerms: choice(
    label('交货方式', 'Delivery terms', 'Điều kiện giao'),
    'DC_ERP_DELIVERY_TERMS',
    whereShown('deliveryTerms'),
  ),
  deliveryAddress: text(label('交货地址', 'Deliver to', 'Địa chỉ giao'), { ...whereShown('deliveryAddress') }),
  warrantyMonths: figure(label('质保期', 'Warranty', 'Bảo hành'), {
    max: '120',
    unit: label('月', 'months', 'tháng'),
    ...whereShown('warrantyMonths'),
  }),
  orgId: of(label('销售组织', 'Sales organisation', 'Tổ chức bán'), 'organisation', { required: true, width: 150 }),
  stockOrgId: of(label('库存组织', 'Stock organisation', 'Tổ chức kho'), 'organisation', {
    width: 150,
    requiredWhen: { field: 'requiredFields', in: ['stockOrgId'] },
  }),
  deptId: of(label('销售部门', 'Department', 'Phòng bán hàng'), 'department', { width: 140, ...whereShown('deptId') }),
  salerId: person(label('销售员', 'Seller', 'Nhân viên bán'), { required: true }),
  documentaryId: person(label('跟单员', 'Order administrator', 'Nhân viên theo đơn'), whereShown('documentaryId')),
  tpmUserId: person(label('技术项目经理', 'Technical manager', 'Quản lý kỹ thuật'), {
    requiredWhen: { field: 'requiredFields', in: ['tpmUserId'] },
  }),
  technicalRequirement: {
    kind: 'longText',
    label: label('技术要求', 'Technical requirements', 'Yêu cầu kỹ thuật'),
    max: 4000,
    requiredWhen: { field: 'requiredFields', in: ['technicalRequirement'] },
  },
  packing: { kind: 'longText', label: label('包装要求', 'Packing', 'Yêu cầu đóng gói'), max: 1000, ...whereShown('packing') },
} as const satisfies Fields

/** What is kept of an order that goes to the ERP; numbers by `template`, plan orders that name it by the field `by`. */
export const erpOrderFields = (template: string, by: string) =>
  ({
    orderNo: numberField(template),
    orderStatus: state(),
    configureId: of(label('业务类型', 'Business type', 'Loại nghiệp vụ'), 'erpOrderConfigure', {
      hint: label(
        '决定表单有哪些字段、哪些必填',
        'It decides which fields the form has and which must be filled',
        'Quyết định biểu mẫu có những trường nào và trường nào bắt buộc',
      ),
      where: { isActive: { in: ['true'] } },
      required: true,
      width: 150,
    }),
    shownFields: formOf(label('表单字段', 'Fields of the form', 'Trường của biểu mẫu'), 'shownFields'),
    requiredFields: formOf(label('必填字段', 'Fields to be filled', 'Trường bắt buộc'), 'requiredFields'),
    ...tradeFields,
    ...termFields,
    lines: erpOrderLines,
    ...documentTotals,
    headerState: {
      kind: 'state',
      label: label('表头审核', 'Audit of the header', 'Kiểm tra phần đầu'),
      states: headerStates,
      indexed: true,
      width: 110,
    },
    headerAuditorId: person(label('表头审核人', 'Header audited by', 'Người kiểm tra phần đầu'), { serverOwned: true }),
    ...auditFields,
    tpmSubmittedAt: {
      kind: 'instant',
      label: label('技术提交时间', 'Technical part sent at', 'Gửi phần kỹ thuật lúc'),
      serverOwned: true,
      width: 160,
    },
    planOrderCount: {
      kind: 'number',
      label: label('计划订单数', 'Plan orders', 'Số lệnh kế hoạch'),
      rollUp: { of: 'planOrder', op: 'count', by },
      width: 110,
    },
    ...erpSendFields,
    remark: remarkField,
    attachments: filesField,
  }) as const satisfies Fields
