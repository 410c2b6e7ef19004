import { type Label, label } from '../../i18n.ts'
import type { Action } from '../../resource/action.ts'
import { post } from '../../resource/core.ts'
import type { Posting } from '../../stock/posting.ts'

/** Fields that every document of stock has; `template` is that of its number. */
export const headFields = (template: string, day: Label) =>
  ({
    no: {
      kind: 'serial',
      label: label('单号', 'Number', 'Số chứng từ'),
      template,
      serverOwned: true,
      searchable: true,
      unique: true,
      sortable: true,
      width: 150,
    },
    docStatus: { kind: 'state', label: label('状态', 'Status', 'Trạng thái'), indexed: true, width: 110 },
    orgId: { kind: 'reference', label: label('组织', 'Organisation', 'Tổ chức'), to: 'organisation', indexed: true, width: 150 },
    warehouseId: {
      kind: 'reference',
      label: label('仓库', 'Warehouse', 'Kho'),
      to: 'warehouse',
      where: { isActive: { in: ['true'] } },
      required: true,
      indexed: true,
      width: 160,
    },
    postedOn: { kind: 'date', begins: 'today', label: day, required: true, sortable: true, indexed: true, width: 120 },
    keeperId: { kind: 'person', label: label('经办人', 'Handled by', 'Người thực hiện'), indexed: true, width: 120 },
    ownerId: { kind: 'reference', label: label('货主', 'Owner', 'Chủ hàng'), to: 'cargoOwner', indexed: true, width: 140 },
    auditorId: { kind: 'person', label: label('审核人', 'Audited by', 'Người duyệt'), serverOwned: true, width: 120 },
    auditedAt: {
      kind: 'instant',
      label: label('审核时间', 'Audited at', 'Duyệt lúc'),
      serverOwned: true,
      sortable: true,
      width: 160,
    },
    rejectReason: {
      kind: 'text',
      label: label('驳回原因', 'Reason of rejection', 'Lý do từ chối'),
      serverOwned: true,
      max: 300,
      width: 200,
    },
    remark: { kind: 'longText', label: label('备注', 'Remark', 'Ghi chú'), max: 1000 },
    attachments: { kind: 'file', label: label('附件', 'Attachments', 'Tệp đính kèm') },
  }) as const

/** What every line of a document of stock says. `factor` is given by the server: how many base units one unit is. */
export const lineFields = {
  materialId: {
    kind: 'reference',
    label: label('物料', 'Material', 'Vật tư'),
    to: 'material',
    where: { isActive: { in: ['true'] } },
    required: true,
    width: 240,
  },
  specification: {
    kind: 'text',
    label: label('规格型号', 'Specification', 'Quy cách'),
    from: ['materialId', 'specification'],
    width: 180,
  },
  unit: {
    kind: 'dict',
    label: label('单位', 'Unit', 'Đơn vị'),
    dictionary: 'DC_UNIT',
    prefill: ['materialId', 'unit'],
    width: 90,
  },
  quantity: {
    kind: 'number',
    label: label('数量', 'Quantity', 'Số lượng'),
    scale: 4,
    min: '0.0001',
    required: true,
    width: 110,
  },
  factor: {
    kind: 'number',
    label: label('换算率', 'Base units in one', 'Hệ số quy đổi'),
    scale: 6,
    min: '0.000001',
    initial: '1',
    width: 110,
  },
  baseQuantity: {
    kind: 'number',
    label: label('基本数量', 'In base units', 'Số lượng cơ bản'),
    scale: 4,
    formula: { op: 'multiply', args: ['quantity', 'factor'], scale: 4 },
    width: 120,
  },
  locationId: {
    kind: 'reference',
    label: label('库位', 'Location', 'Vị trí'),
    to: 'warehouseLocation',
    where: { warehouseId: { field: 'warehouseId' } },
    width: 130,
  },
  lotNo: { kind: 'text', label: label('批次', 'Lot', 'Số lô'), max: 60, width: 130 },
  serialNo: { kind: 'text', label: label('序列号', 'Serial number', 'Số sê-ri'), max: 60, width: 140 },
} as const

/** What comes in says what it is worth, when it expires and how it was inspected. */
export const receivedFields = {
  expiresOn: { kind: 'date', label: label('有效期至', 'Expires', 'Hạn dùng'), width: 120 },
  price: {
    kind: 'money',
    label: label('单价', 'Unit price', 'Đơn giá'),
    scale: 4,
    min: '0',
    prefill: ['materialId', 'referencePrice'],
    width: 110,
  },
  amount: {
    kind: 'money',
    label: label('金额', 'Amount', 'Thành tiền'),
    formula: { op: 'multiply', args: ['quantity', 'price'] },
    width: 120,
  },
  inspection: {
    kind: 'dict',
    label: label('检验', 'Inspection', 'Kiểm tra'),
    dictionary: 'DC_INSPECTION',
    initial: 'free',
    width: 100,
  },
} as const

/** Where a line came from: the document and its line. */
export const sourceFields = {
  sourceNo: { kind: 'text', label: label('来源单号', 'Source', 'Chứng từ gốc'), max: 64, width: 140 },
  sourceLineId: { kind: 'text', label: label('来源行', 'Line of source', 'Dòng gốc'), max: 64, width: 120 },
} as const

export const lineRemark = { kind: 'text', label: label('备注', 'Remark', 'Ghi chú'), max: 200, width: 160 } as const

/** Why another lot or place was taken than the picking rule names. */
export const pickReason = {
  kind: 'text',
  label: label('另选批次原因', 'Reason for another lot', 'Lý do chọn lô khác'),
  hint: label(
    '未按拣货规则选择批次或库位时填写',
    'Where the lot or location is not the one that the picking rule names',
    'Khi lô hoặc vị trí khác với quy tắc lấy hàng',
  ),
  max: 200,
  width: 160,
} as const

/** Gives the lines of an issue the places and lots that the picking rule of the warehouse names. `path` is that of the call. */
export const pickAction = (path: string) =>
  ({
    pick: {
      call: post(path),
      label: label('按规则配货', 'Pick by rule', 'Phân hàng theo quy tắc'),
      icon: 'check-check',
      from: ['draft', 'rejected'],
      needs: ['lines', 'warehouseId'],
      success: label('已按拣货规则配货', 'Picked by the rule', 'Đã phân hàng theo quy tắc'),
    },
  }) as const satisfies Readonly<Record<string, Action>>

/** How a document of stock goes on: written, sent for audit, posted or rejected. A rejected one may be mended and sent again. */
export const docStates = {
  draft: { label: label('草稿', 'Draft', 'Bản nháp'), tone: 'neutral', editable: true, removable: true },
  auditing: { label: label('待审核', 'To be audited', 'Chờ duyệt'), tone: 'pending' },
  posted: { label: label('已过账', 'Posted', 'Đã ghi sổ'), tone: 'success' },
  rejected: { label: label('已驳回', 'Rejected', 'Bị từ chối'), tone: 'danger', editable: true, removable: true },
} as const

export const linesPosting = {
  lines: 'lines',
  material: 'materialId',
  quantity: 'baseQuantity',
  warehouse: 'warehouseId',
  location: 'locationId',
  lot: 'lotNo',
  serial: 'serialNo',
  owner: 'ownerId',
  postedOn: 'postedOn',
} as const satisfies Omit<Posting, 'moves'>

/** Sending for audit, audit and rejection, which takes back what was posted. `from` says where an audit starts. */
export const docActions = (
  posts: Posting,
  paths: { submitAudit?: string; audit: string; reject: string },
): Readonly<Record<string, Action>> => ({
  ...(paths.submitAudit !== undefined && {
    submitAudit: {
      call: post(paths.submitAudit),
      label: label('提交审核', 'Send for audit', 'Gửi duyệt'),
      icon: 'send',
      from: ['draft', 'rejected'],
      to: 'auditing',
      tone: 'primary',
      needs: ['lines'],
      success: label('已提交审核', 'Sent for audit', 'Đã gửi duyệt'),
    },
  }),
  audit: {
    call: post(paths.audit),
    label: label('审核过账', 'Audit and post', 'Duyệt và ghi sổ'),
    icon: 'check',
    from: paths.submitAudit === undefined ? ['draft', 'rejected'] : ['auditing'],
    to: 'posted',
    byAnother: true,
    tone: 'primary',
    needs: ['lines'],
    sets: { auditorId: { me: true }, auditedAt: { now: true }, rejectReason: { value: null } },
    posts,
    confirm: label(
      '审核后立即过账，库存随之变动，确定审核？',
      'Stock changes at once when it is audited. Audit it?',
      'Duyệt xong tồn kho thay đổi ngay. Duyệt?',
    ),
    success: label('已审核过账', 'Audited and posted', 'Đã duyệt và ghi sổ'),
  },
  reject: {
    call: post(paths.reject),
    label: label('驳回', 'Reject', 'Từ chối'),
    tellsMaker: true,
    icon: 'undo',
    from: paths.submitAudit === undefined ? ['draft', 'posted'] : ['auditing', 'posted'],
    to: 'rejected',
    tone: 'danger',
    asks: ['rejectReason'],
    needs: ['rejectReason'],
    sets: { auditorId: { value: null }, auditedAt: { value: null } },
    posts: 'reverse',
    success: label('已驳回，过账已冲销', 'Rejected; what was posted is taken back', 'Đã từ chối, bút toán đã đảo'),
  },
})

/** What becomes of a document of stock under approval: posted when it is approved, and open to be mended when it is rejected. */
export const documentApproval = {
  inApproval: { action: 'submitAudit' },
  approved: { action: 'audit' },
  rejected: { action: 'reject', comment: 'rejectReason' },
  cancelled: { state: 'draft' },
} as const
