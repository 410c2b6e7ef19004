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
}
