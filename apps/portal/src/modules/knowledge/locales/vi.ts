import type { KnowledgeText } from './zh-CN.ts'

export const text: KnowledgeText = {
  title: 'Đọc bài viết',
  language: 'Ngôn ngữ bài viết',
  languages: { zh: 'Tiếng Trung', vi: 'Tiếng Việt', en: 'Tiếng Anh' },
  hot: 'Đọc nhiều nhất',
  visits: '{{count}} lượt đọc',
  updated: 'Cập nhật {{when}}',
  edit: 'Quản lý bài viết này',
  alone: 'Mở riêng',
  empty: 'Chưa có bài viết bằng ngôn ngữ này',
  none: 'Chưa có bài viết',
  noneHint: 'Bài viết đã xuất bản sẽ hiện ở đây.',
  ask: {
    title: 'Hỏi kho tri thức',
    note: 'Hỏi bằng một câu; câu trả lời là nguyên văn các đoạn trong bài viết',
    question: 'Câu hỏi',
    placeholder: 'Ví dụ: khi mở tủ điện phải làm gì? Nhấn Enter để hỏi',
    found: '{{count}} bài viết',
    narrower: 'Thu hẹp:',
    answers: 'Câu trả lời',
    none: 'Kho tri thức chưa có câu trả lời',
    noneHint: 'Hãy hỏi cách khác, hoặc dùng ít từ khóa hơn; có thể gõ pinyin hoặc tiếng Việt không dấu.',
  },
}
