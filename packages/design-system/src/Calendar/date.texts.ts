import type { Texts } from '../foundations/texts.ts'

export const dateTexts = {
  open: { zh: '打开日历', vi: 'Mở lịch', en: 'Open calendar' },
  today: { zh: '今天', vi: 'Hôm nay', en: 'Today' },
  now: { zh: '此刻', vi: 'Bây giờ', en: 'Now' },
  yesterday: { zh: '昨天', vi: 'Hôm qua', en: 'Yesterday' },
  last7Days: { zh: '近7天', vi: '7 ngày qua', en: 'Last 7 days' },
  all: { zh: '全部', vi: 'Tất cả', en: 'All' },
  start: { zh: '开始日期', vi: 'Ngày bắt đầu', en: 'Start date' },
  end: { zh: '结束日期', vi: 'Ngày kết thúc', en: 'End date' },
  done: { zh: '完成', vi: 'Xong', en: 'Done' },
  shortcuts: { zh: '快捷选择', vi: 'Chọn nhanh', en: 'Shortcuts' },
  empty: { zh: '空', vi: 'Trống', en: 'Empty' },
  emptyPart: { zh: '未填', vi: 'chưa nhập', en: 'empty' },
  unfinished: { zh: '请补全日期', vi: 'Vui lòng nhập đủ ngày tháng', en: 'Complete the date' },
  unreadable: {
    zh: '“{text}”不是日期，应如 {example}',
    vi: '“{text}” không phải là ngày, hãy nhập như {example}',
    en: '“{text}” is no date; write it like {example}',
  },
  blocked: { zh: '这一天不可选', vi: 'Không thể chọn ngày này', en: 'This day cannot be chosen' },
  tooEarly: { zh: '不能早于 {min}', vi: 'Không được trước {min}', en: 'Must not be before {min}' },
  tooLate: { zh: '不能晚于 {max}', vi: 'Không được sau {max}', en: 'Must not be after {max}' },
  pickEnd: { zh: '再选择结束日期', vi: 'Hãy chọn tiếp ngày kết thúc', en: 'Now choose the end date' },
} satisfies Texts
