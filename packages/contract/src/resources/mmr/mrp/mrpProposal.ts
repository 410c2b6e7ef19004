import { label } from '../../../i18n.ts'
import { defineResource, get, many, post } from '../../../resource/core.ts'
import { madeField, progressIn } from '../../../resource/document.ts'
import { erpSend, erpSendFields } from '../../../resource/send.ts'
import { proposalActions, proposalStates } from './proposalActions.ts'
import { pegLines, proposalLines } from './proposalLines.ts'

const own = { serverOwned: true } as const
const quantity = (zh: string, en: string, vi: string) =>
  ({ kind: 'number', label: label(zh, en, vi), scale: 4, width: 110 }) as const
const day = (zh: string, en: string, vi: string) =>
  ({ kind: 'date', label: label(zh, en, vi), sortable: true, indexed: true, width: 120 }) as const
const dict = (zh: string, en: string, vi: string, dictionary: string) =>
  ({ kind: 'dict', label: label(zh, en, vi), dictionary, ...own, indexed: true, width: 110 }) as const

/** What a run of MRP proposes to do about a material: an order to make, or one to hurry, put off, change or cancel. */
export const mrpProposal = defineResource({
  key: 'mrpProposal',
  path: '/blade-erp/plan-order',
  calls: {
    list: get('find-mrp-split-order'),
    detail: get('mrp-split-order-detail'),
    update: post('mrp-split-order-update'),
    submitList: many('update-list', 'all'),
    selectData: post('mrp-split-order-select'),
  },
  exports: [{ call: get('find-mrp-split-order-export'), scope: 'all', fileName: 'MRP' }],
  label: label('MRP 建议', 'MRP proposal', 'Đề xuất MRP'),
  icon: 'inbox',
  display: 'no',
  fields: {
    no: {
      kind: 'text',
      label: label('编号', 'Number', 'Số'),
      max: 40,
      ...own,
      searchable: true,
      unique: true,
      sortable: true,
      width: 180,
    },
    proposalStatus: { kind: 'state', label: label('状态', 'Status', 'Trạng thái'), indexed: true, width: 100 },
    mrpAction: dict('建议', 'Action', 'Đề xuất', 'DC_MRP_ACTION'),
    orderType: dict('单据类型', 'Order type', 'Loại lệnh', 'DC_MRP_ORDER_TYPE'),
    materialId: {
      kind: 'reference',
      label: label('物料', 'Material', 'Vật tư'),
      to: 'material',
      ...own,
      indexed: true,
      sortable: true,
      width: 240,
    },
    materialCode: {
      kind: 'text',
      label: label('物料编码', 'Code', 'Mã vật tư'),
      from: ['materialId', 'materialCode'],
      sortable: true,
      width: 180,
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
      from: ['materialId', 'unit'],
      width: 70,
    },
    quantity: { ...quantity('建议数量', 'Quantity', 'Số lượng'), min: '0', required: true, sortable: true },
    neededOn: { ...day('需求日期', 'Needed on', 'Ngày cần'), required: true },
    startOn: { ...day('最迟下达', 'Order by', 'Đặt chậm nhất'), ...own },
    wasQuantity: { ...quantity('原数量', 'Was', 'Số lượng cũ'), ...own },
    wasOn: { ...day('原日期', 'Was on', 'Ngày cũ'), ...own },
    reason: { ...dict('原因', 'Reason', 'Lý do', 'DC_MRP_REASON'), width: 200 },
    neededBy: {
      kind: 'text',
      label: label('需求来源', 'Needed by', 'Cần cho'),
      max: 300,
      ...own,
      searchable: true,
      width: 220,
    },
    supplyKind: dict('现有单据', 'Existing order', 'Chứng từ hiện có', 'DC_MRP_SUPPLY'),
    supplyNo: {
      kind: 'text',
      label: label('现有单号', 'Its number', 'Số chứng từ'),
      max: 60,
      ...own,
      searchable: true,
      width: 150,
    },
    supplyId: { kind: 'text', label: label('现有单据标识', 'Its id', 'Mã chứng từ'), max: 64, ...own, width: 120 },
    supplyLineId: { kind: 'text', label: label('现有行标识', 'Id of its line', 'Mã dòng'), max: 64, ...own, width: 120 },
    orgId: {
      kind: 'reference',
      label: label('组织', 'Organisation', 'Tổ chức'),
      to: 'organisation',
      ...own,
      indexed: true,
      width: 140,
    },
    takenStatus: madeField(
      label('转单进度', 'Turned into orders', 'Tiến độ tạo lệnh'),
      label('未转单', 'Not yet', 'Chưa tạo'),
      label('部分转单', 'Partly', 'Một phần'),
      label('已转单', 'Fully', 'Đã tạo đủ'),
    ),
    moId: {
      kind: 'reference',
      label: label('生产订单', 'Manufacturing order', 'Lệnh sản xuất'),
      to: 'mo',
      ...own,
      indexed: true,
      width: 150,
    },
    runId: { kind: 'reference', label: label('运算', 'Run', 'Lần chạy'), to: 'mrpRun', ...own, indexed: true, width: 150 },
    needKey: {
      kind: 'text',
      label: label('需求标识', 'Demand key', 'Khóa nhu cầu'),
      max: 300,
      ...own,
      indexed: true,
      width: 120,
    },
    dismissReason: {
      kind: 'text',
      label: label('忽略原因', 'Why it was dismissed', 'Lý do bỏ qua'),
      max: 300,
      ...own,
      width: 200,
    },
    lines: proposalLines,
    pegs: pegLines,
    ...erpSendFields,
    remark: { kind: 'text', label: label('备注', 'Remark', 'Ghi chú'), max: 300, width: 200 },
  },
  list: {
    columns: [
      ...(['materialCode', 'materialId', 'mrpAction', 'orderType', 'quantity', 'unit', 'neededOn', 'startOn', 'reason'] as const),
      ...(['neededBy', 'supplyNo', 'wasQuantity', 'wasOn', 'proposalStatus', 'takenStatus', 'erpState', 'no'] as const),
    ],
    card: ['materialId', 'mrpAction', 'quantity', 'neededOn', 'reason', 'proposalStatus'],
    filters: [
      ...([
        'materialId',
        'materialCode',
        'mrpAction',
        'orderType',
        'proposalStatus',
        'takenStatus',
        'reason',
        'neededOn',
      ] as const),
      ...(['startOn', 'neededBy', 'supplyNo', 'erpState', 'runId', 'no'] as const),
    ],
    sort: 'materialCode',
    size: 50,
  },
  form: [
    {
      label: label('建议', 'Proposal', 'Đề xuất'),
      fields: [
        ...['no', 'mrpAction', 'orderType', 'materialId', 'specification', 'unit', 'quantity', 'neededOn', 'startOn'],
        ...['reason', 'neededBy', 'orgId', 'remark', 'dismissReason'],
      ],
    },
    {
      label: label('现有单据', 'The order that is there', 'Chứng từ hiện có'),
      fields: ['supplyKind', 'supplyNo', 'wasQuantity', 'wasOn'],
    },
    { label: label('为何需要', 'Why', 'Vì sao'), fields: ['pegs'] },
    {
      label: label('转单与同步', 'What became of it', 'Kết quả'),
      fields: ['takenStatus', 'moId', 'lines', 'runId', 'erpState', 'erpNo', 'erpReason'],
    },
  ],
  states: proposalStates,
  actions: proposalActions,
  makes: {
    request: {
      to: 'purchaseRequest',
      label: label('生成采购申请', 'Make purchase request', 'Tạo yêu cầu mua'),
      from: ['open'],
      copies: { orgId: 'orgId', neededOn: 'neededOn' },
      shares: ['orgId'],
      sets: { applicationDate: { now: true }, applicationUserId: { me: true } },
      lines: {
        of: 'lines',
        into: 'lines',
        copies: { materialId: 'materialId', neededOn: 'neededOn', supplierId: 'supplierId', price: 'price' },
        keeps: ['materialId'],
        quantity: 'quantity',
        total: 'quantity',
        made: 'madeQuantity',
        record: 'proposalId',
        line: 'proposalLineId',
      },
      progress: progressIn('takenStatus'),
      without: ['invalid'],
    },
  },
  sends: {
    erp: erpSend('mrpSplitOrder', [
      'no',
      'mrpAction',
      'orderType',
      'materialId',
      'quantity',
      'neededOn',
      'startOn',
      'supplyNo',
      'orgId',
    ]),
  },
  menu: { group: 'mmr.materials', path: '/mmr/mrp-split-order', order: 1 },
})
