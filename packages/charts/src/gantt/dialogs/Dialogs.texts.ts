import type { Text, Texts } from '@bip/design-system'
import type { LinkType } from '../model/types.ts'

export const dialogTexts = {
  taskTitle: { zh: '任务“{name}”', vi: 'Công việc “{name}”', en: 'Task “{name}”' },
  linkTitle: { zh: '连接', vi: 'Liên kết', en: 'Link' },
  mode: { zh: '排程方式', vi: 'Cách xếp lịch', en: 'Scheduling' },
  mode_auto: { zh: '自动', vi: 'Tự động', en: 'Automatic' },
  mode_manual: { zh: '手动', vi: 'Xếp tay', en: 'By hand' },
  constraint: { zh: '日期约束', vi: 'Ràng buộc', en: 'Constraint' },
  constraintDate: { zh: '约束日期', vi: 'Ngày ràng buộc', en: 'Date of the constraint' },
  deadline: { zh: '截止日期', vi: 'Hạn chót', en: 'Deadline' },
  dateMissing: { zh: '请选择约束日期', vi: 'Hãy chọn ngày ràng buộc', en: 'Please choose the date' },
  links: { zh: '连接', vi: 'Liên kết', en: 'Links' },
  noLinks: { zh: '没有连接', vi: 'Không có liên kết', en: 'No links' },
  direction: { zh: '方向', vi: 'Hướng', en: 'Direction' },
  before: { zh: '前置', vi: 'Trước', en: 'Before it' },
  after: { zh: '后续', vi: 'Sau', en: 'After it' },
  type: { zh: '连接类型', vi: 'Loại liên kết', en: 'Type' },
  lag: { zh: '间隔', vi: 'Độ trễ', en: 'Lag' },
  lagHint: { zh: '负数为提前', vi: 'Số âm là sớm hơn', en: 'Negative for a lead' },
  lagUnit: { zh: '间隔单位', vi: 'Đơn vị', en: 'Counted in' },
  lag_working: { zh: '工作日', vi: 'Ngày làm việc', en: 'Working days' },
  lag_calendar: { zh: '自然日', vi: 'Ngày lịch', en: 'Calendar days' },
  days: { zh: '天', vi: 'ngày', en: 'days' },
  editLink: { zh: '编辑与“{name}”的连接', vi: 'Sửa liên kết với “{name}”', en: 'Edit the link with “{name}”' },
  removeLink: { zh: '取消与“{name}”的连接', vi: 'Bỏ liên kết với “{name}”', en: 'Remove the link with “{name}”' },
  remove: { zh: '取消连接', vi: 'Bỏ liên kết', en: 'Remove the link' },
  fromTo: { zh: '从“{from}”到“{to}”', vi: 'Từ “{from}” đến “{to}”', en: 'From “{from}” to “{to}”' },
  sameLink: {
    zh: '两项任务之间已有这种连接',
    vi: 'Hai công việc đã có liên kết loại này',
    en: 'Both tasks are linked that way already',
  },
  open: { zh: '打开任务页面', vi: 'Mở trang công việc', en: 'Open its page' },
  cancel: { zh: '取消', vi: 'Hủy', en: 'Cancel' },
  apply: { zh: '应用', vi: 'Áp dụng', en: 'Apply' },
} satisfies Texts

export const linkTypeTexts = {
  FS: { zh: '完成–开始（FS）', vi: 'Kết thúc–Bắt đầu (FS)', en: 'Finish to start (FS)' },
  SS: { zh: '开始–开始（SS）', vi: 'Bắt đầu–Bắt đầu (SS)', en: 'Start to start (SS)' },
  FF: { zh: '完成–完成（FF）', vi: 'Kết thúc–Kết thúc (FF)', en: 'Finish to finish (FF)' },
  SF: { zh: '开始–完成（SF）', vi: 'Bắt đầu–Kết thúc (SF)', en: 'Start to finish (SF)' },
} satisfies Readonly<Record<LinkType, Text>>
