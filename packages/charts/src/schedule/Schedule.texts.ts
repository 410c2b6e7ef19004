import type { Texts } from '@bip/design-system'

export const scheduleTexts = {
  board: { zh: '排程看板', vi: 'Bảng lịch sản xuất', en: 'Schedule board' },
  unscheduled: { zh: '未排程 {count}', vi: 'Chưa lập lịch {count}', en: 'Not scheduled {count}' },
  allScheduled: { zh: '全部已排程', vi: 'Tất cả đã lập lịch', en: 'Everything is scheduled' },
  zoomIn: { zh: '放大', vi: 'Phóng to', en: 'Zoom in' },
  zoomOut: { zh: '缩小', vi: 'Thu nhỏ', en: 'Zoom out' },
  now: { zh: '现在', vi: 'Hiện tại', en: 'Now' },
  filter: { zh: '筛选工序', vi: 'Lọc công đoạn', en: 'Filter operations' },
  undo: { zh: '撤销', vi: 'Hoàn tác', en: 'Undo' },
  redo: { zh: '重做', vi: 'Làm lại', en: 'Redo' },
  fold: { zh: '折叠全部', vi: 'Thu gọn tất cả', en: 'Fold all' },
  unfold: { zh: '展开全部', vi: 'Mở tất cả', en: 'Unfold all' },
  apply: { zh: '应用', vi: 'Áp dụng', en: 'Apply' },
  discard: { zh: '放弃', vi: 'Bỏ', en: 'Discard' },
  effect: { zh: '移动的影响', vi: 'Ảnh hưởng của việc dời', en: 'What the move does' },
  pinned: { zh: '已锁定', vi: 'đã ghim', en: 'pinned' },
  late: { zh: '逾期', vi: 'trễ hạn', en: 'late' },
  paused: { zh: '已暂停', vi: 'tạm dừng', en: 'paused' },
  comma: { zh: '，', vi: ', ', en: ', ' },
  holding: {
    zh: '已抓取“{name}”，{resource}，{start}',
    vi: 'Đã giữ “{name}”, {resource}, {start}',
    en: 'Holding “{name}”, {resource}, {start}',
  },
  givenUp: { zh: '已放弃，未改动', vi: 'Đã bỏ, không thay đổi', en: 'Given up, nothing changed' },
  bar: {
    zh: '{name}，{resource}，{start} 至 {end}',
    vi: '{name}, {resource}, từ {start} đến {end}',
    en: '{name}, {resource}, {start} to {end}',
  },
  hint: {
    zh: '左右键在工位内移动焦点，上下键换工位；空格抓取后，左右键移动一小时，Shift 加左右键移动一天，上下键换工位，回车确定，Esc 放弃；P 锁定或解锁。',
    vi: 'Mũi tên trái phải chuyển trong trạm, lên xuống đổi trạm; phím cách để giữ, rồi trái phải dời một giờ, Shift với trái phải dời một ngày, lên xuống đổi trạm, Enter để áp dụng, Esc để bỏ; P để ghim hoặc bỏ ghim.',
    en: 'Left and Right go along a station, Up and Down to another; Space holds an operation, then Left and Right move it by an hour, with Shift by a day, Up and Down to another station, Enter applies, Escape gives up; P pins or unpins.',
  },
} satisfies Texts
