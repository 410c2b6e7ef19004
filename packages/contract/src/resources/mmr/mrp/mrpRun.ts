import { label } from '../../../i18n.ts'
import { defineResource, get, post } from '../../../resource/core.ts'
import { figure } from '../planFields.ts'

const count = (zh: string, en: string, vi: string) => figure(zh, en, vi, { serverOwned: true, initial: '0', width: 90 })
const instant = (zh: string, en: string, vi: string) =>
  ({ kind: 'instant', label: label(zh, en, vi), serverOwned: true, sortable: true, width: 160 }) as const

/** A calculation of what has to be ordered, hurried, put off, changed or cancelled. Its proposals stand until the next one is done. */
export const mrpRun = defineResource({
  key: 'mrpRun',
  path: '/blade-bip/plus/mrp-run',
  calls: { list: get('list'), detail: get('detail') },
  label: label('MRP 运算', 'MRP run', 'Lần chạy MRP'),
  icon: 'play',
  display: 'no',
  fields: {
    no: {
      kind: 'serial',
      label: label('运算编号', 'Number', 'Số lần chạy'),
      template: 'MRP-{yyyy}{mm}-{0000}',
      serverOwned: true,
      searchable: true,
      unique: true,
      sortable: true,
      width: 150,
    },
    runStatus: { kind: 'state', label: label('状态', 'Status', 'Trạng thái'), indexed: true, width: 100 },
    scope: {
      kind: 'dict',
      label: label('范围', 'Scope', 'Phạm vi'),
      dictionary: 'DC_MRP_SCOPE',
      serverOwned: true,
      initial: 'demanded',
      width: 150,
    },
    progress: { ...figure('进度', 'Progress', 'Tiến độ', { serverOwned: true, initial: '0' }), unit: label('%', '%', '%') },
    startedAt: instant('开始时间', 'Started', 'Bắt đầu lúc'),
    endedAt: instant('结束时间', 'Ended', 'Kết thúc lúc'),
    heartbeatAt: instant('最近心跳', 'Last heartbeat', 'Tín hiệu cuối'),
    calculationTime: figure('计算耗时', 'Calculation', 'Thời gian tính', { serverOwned: true, unit: label('毫秒', 'ms', 'ms') }),
    materials: count('物料数', 'Materials', 'Vật tư'),
    demands: count('需求数', 'Demands', 'Nhu cầu'),
    orders: count('新增', 'To order', 'Đặt mới'),
    expedites: count('提前', 'To expedite', 'Đẩy sớm'),
    defers: count('推迟', 'To defer', 'Lùi lại'),
    resizes: count('改量', 'To resize', 'Đổi lượng'),
    cancels: count('取消', 'To cancel', 'Hủy'),
    failure: {
      kind: 'dict',
      label: label('失败原因', 'Why it failed', 'Lý do lỗi'),
      dictionary: 'DC_MRP_FAILURE',
      serverOwned: true,
      width: 180,
    },
    failureDetail: {
      kind: 'text',
      label: label('失败详情', 'Failure details', 'Chi tiết lỗi'),
      max: 300,
      serverOwned: true,
      width: 240,
    },
  },
  list: {
    columns: [
      ...(['no', 'runStatus', 'progress', 'scope', 'startedAt', 'endedAt', 'calculationTime', 'materials', 'demands'] as const),
      ...(['orders', 'expedites', 'defers', 'resizes', 'cancels', 'failure', 'createUser'] as const),
    ],
    filters: ['no', 'runStatus', 'startedAt'],
  },
  form: [
    {
      label: label('运算', 'Run', 'Lần chạy'),
      fields: [
        ...['no', 'scope', 'progress', 'startedAt', 'endedAt', 'calculationTime', 'materials', 'demands'],
        ...['orders', 'expedites', 'defers', 'resizes', 'cancels', 'failure', 'failureDetail'],
      ],
    },
  ],
  states: {
    queued: { label: label('排队中', 'Queued', 'Đang chờ'), tone: 'pending' },
    running: { label: label('运算中', 'Running', 'Đang chạy'), tone: 'info' },
    done: { label: label('已完成', 'Done', 'Hoàn thành'), tone: 'success' },
    failed: { label: label('失败', 'Failed', 'Lỗi'), tone: 'danger' },
    cancelled: { label: label('已取消', 'Cancelled', 'Đã hủy'), tone: 'neutral' },
  },
  actions: {
    start: {
      call: post('start'),
      label: label('运行 MRP', 'Run MRP', 'Chạy MRP'),
      icon: 'play',
      on: 'list',
      tone: 'primary',
      args: {
        wanted: {
          kind: 'dict',
          label: label('范围', 'Scope', 'Phạm vi'),
          dictionary: 'DC_MRP_SCOPE',
          required: true,
          initial: 'demanded',
        },
      },
      success: label(
        '已开始，完成后刷新建议',
        'Started; proposals change when it is done',
        'Đã bắt đầu; đề xuất đổi khi chạy xong',
      ),
    },
    cancel: {
      call: post('cancel'),
      label: label('取消运算', 'Cancel the run', 'Hủy lần chạy'),
      icon: 'ban',
      from: ['queued', 'running'],
      to: 'cancelled',
      sets: { endedAt: { now: true } },
      success: label('已取消，上次结果保留', 'Cancelled; the last result stays', 'Đã hủy; giữ kết quả trước'),
    },
  },
  menu: { group: 'mmr.materials', path: '/mmr/mrp-run', order: 3 },
})
