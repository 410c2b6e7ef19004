import { label } from '../../../i18n.ts'
import { defineResource, get, post } from '../../../resource/core.ts'
import { operationPlace } from './place.ts'

const count = (zh: string, en: string, vi: string, scale = 0) =>
  ({ kind: 'number', label: label(zh, en, vi), scale, serverOwned: true, width: 100 }) as const

/** A plan that a run proposes: kept, compared with others, and applied or discarded as a whole. */
export const scheduleProposal = defineResource({
  key: 'scheduleProposal',
  path: '/blade-bip/mps/schedule-proposal',
  calls: { list: get('list'), detail: get('detail'), remove: post('remove') },
  label: label('排程方案', 'Proposed plan', 'Phương án lịch'),
  icon: 'calendar-range',
  display: 'no',
  fields: {
    no: {
      kind: 'text',
      label: label('方案号', 'Number', 'Số phương án'),
      serverOwned: true,
      unique: true,
      max: 40,
      sortable: true,
      width: 160,
    },
    planName: {
      kind: 'text',
      label: label('名称', 'Name', 'Tên'),
      serverOwned: true,
      max: 60,
      searchable: true,
      width: 160,
    },
    proposalStatus: { kind: 'state', label: label('状态', 'Status', 'Trạng thái'), indexed: true, width: 90 },
    runKind: {
      kind: 'dict',
      label: label('方式', 'Made by', 'Cách lập'),
      dictionary: 'DC_MPS_RUN',
      serverOwned: true,
      indexed: true,
      width: 120,
    },
    placedCount: count('已排工序', 'Placed', 'Đã xếp'),
    movedCount: count('移动工序', 'Moved', 'Bị dời'),
    unplacedCount: count('未排工序', 'Not placed', 'Chưa xếp'),
    lateCount: count('逾期订单', 'Late orders', 'Lệnh trễ'),
    lateBefore: count('原逾期订单', 'Late before', 'Trễ trước đó'),
    lateDays: count('逾期天数', 'Days late', 'Số ngày trễ', 1),
    endsOn: { kind: 'instant', label: label('全部完成', 'All done', 'Xong tất cả'), serverOwned: true, width: 150 },
    searchSeconds: count('搜索秒数', 'Seconds of search', 'Số giây tìm'),
    seed: count('随机种子', 'Seed', 'Hạt giống'),
    changes: {
      kind: 'lines',
      label: label('变动', 'Changes', 'Thay đổi'),
      maxLines: 20_000,
      fields: {
        operationId: {
          kind: 'text',
          label: label('工序标识', 'Operation id', 'Mã công đoạn'),
          max: 64,
          serverOwned: true,
          width: 120,
        },
        itemId: {
          kind: 'reference',
          label: label('订单明细', 'Order item', 'Mục lệnh'),
          to: 'moItem',
          serverOwned: true,
          width: 170,
        },
        stepNo: count('工步号', 'Step', 'Bước'),
        fromStart: { kind: 'instant', label: label('原开始', 'Was to start', 'Bắt đầu cũ'), serverOwned: true, width: 150 },
        ...operationPlace,
        workedMinutes: count('作业时间', 'Work', 'Thời gian làm'),
        rowVersion: count('版本', 'Version', 'Phiên bản'),
      },
    },
  },
  list: {
    columns: [
      ...([
        'no',
        'planName',
        'runKind',
        'proposalStatus',
        'placedCount',
        'movedCount',
        'unplacedCount',
        'lateBefore',
        'lateCount',
      ] as const),
      ...(['lateDays', 'endsOn', 'searchSeconds', 'createUser', 'createTime'] as const),
    ],
    filters: ['no', 'planName', 'runKind', 'proposalStatus'],
  },
  form: [
    {
      label: label('结果', 'Result', 'Kết quả'),
      fields: [
        ...[
          'no',
          'planName',
          'runKind',
          'placedCount',
          'movedCount',
          'unplacedCount',
          'lateBefore',
          'lateCount',
          'lateDays',
          'endsOn',
        ],
        ...['searchSeconds', 'seed'],
      ],
    },
    { label: label('变动', 'Changes', 'Thay đổi'), fields: ['changes'] },
  ],
  states: {
    proposed: { label: label('待采用', 'Proposed', 'Đề xuất'), tone: 'info', removable: true },
    applied: { label: label('已采用', 'Applied', 'Đã áp dụng'), tone: 'success' },
    discarded: { label: label('已放弃', 'Discarded', 'Đã bỏ'), tone: 'neutral', removable: true },
  },
  actions: {
    apply: {
      call: post('apply'),
      label: label('采用', 'Apply', 'Áp dụng'),
      icon: 'check-check',
      from: ['proposed'],
      to: 'applied',
      tone: 'primary',
      bulk: false,
      success: label('已采用，排程已更新', 'Applied. The plan is up to date', 'Đã áp dụng, lịch đã cập nhật'),
    },
    discard: {
      call: post('discard'),
      label: label('放弃', 'Discard', 'Bỏ'),
      icon: 'ban',
      from: ['proposed'],
      to: 'discarded',
      success: label('已放弃', 'Discarded', 'Đã bỏ'),
    },
  },
  transfer: false,
  menu: { group: 'mps.orders', path: '/mps/schedule-proposal', order: 4 },
})
