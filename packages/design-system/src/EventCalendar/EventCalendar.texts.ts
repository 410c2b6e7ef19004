import type { Texts } from '../foundations/texts.ts'

export const eventCalendarTexts = {
  month: { zh: '月', vi: 'Tháng', en: 'Month' },
  week: { zh: '周', vi: 'Tuần', en: 'Week' },
  view: { zh: '视图', vi: 'Chế độ xem', en: 'View' },
  previousWeek: { zh: '上一周', vi: 'Tuần trước', en: 'Previous week' },
  nextWeek: { zh: '下一周', vi: 'Tuần sau', en: 'Next week' },
  weekNumber: { zh: '第 {week} 周', vi: 'Tuần {week}', en: 'Week {week}' },
  weekNumberShort: { zh: '{week}周', vi: 'T{week}', en: 'W{week}' },
  weekNumbers: { zh: '周次', vi: 'Tuần', en: 'Week' },
  allDay: { zh: '全天', vi: 'Cả ngày', en: 'All day' },
  hours: { zh: '时间', vi: 'Giờ', en: 'Hour' },
  more: { zh: '还有 {count} 项', vi: 'Thêm {count}', en: '{count} more' },
  dayWithEvents: { zh: '{day}，{count} 项日程', vi: '{day}, {count} sự kiện', en: '{day}, {count} {count|event|events}' },
  dayEmpty: { zh: '{day}，无日程', vi: '{day}, không có sự kiện', en: '{day}, no events' },
  slot: { zh: '{day} {time}', vi: '{day} {time}', en: '{day} {time}' },
  span: { zh: '{title}，{when}', vi: '{title}, {when}', en: '{title}, {when}' },
  fromTo: { zh: '{from} 至 {to}', vi: '{from} đến {to}', en: '{from} to {to}' },
  create: { zh: '新建日程', vi: 'Tạo sự kiện', en: 'New event' },
} satisfies Texts
