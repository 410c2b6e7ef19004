import { label } from '../../i18n.ts'
import { defineResource, standardCalls } from '../../resource/core.ts'

/** What administrators tell everybody above their pages, while it is in force. */
export const announcement = defineResource({
  key: 'announcement',
  path: '/blade-bip/plus/announcement',
  calls: standardCalls(),
  label: label('公告', 'Announcement', 'Thông báo chung'),
  icon: 'megaphone',
  display: 'content',
  fields: {
    content: {
      kind: 'text',
      label: label('内容', 'Text', 'Nội dung'),
      required: true,
      max: 300,
      searchable: true,
      width: 360,
    },
    contentEn: { kind: 'text', label: label('内容（英文）', 'Text in English', 'Nội dung tiếng Anh'), max: 300, width: 240 },
    contentVi: {
      kind: 'text',
      label: label('内容（越南文）', 'Text in Vietnamese', 'Nội dung tiếng Việt'),
      max: 300,
      width: 240,
    },
    tone: {
      kind: 'dict',
      label: label('级别', 'Weight', 'Mức độ'),
      dictionary: 'DC_ANNOUNCEMENT_TONE',
      required: true,
      initial: 'info',
      width: 100,
    },
    startTime: { kind: 'instant', label: label('开始', 'From', 'Từ'), sortable: true, width: 160 },
    endTime: { kind: 'instant', label: label('结束', 'Until', 'Đến'), notBefore: 'startTime', width: 160 },
    isEnabled: { kind: 'boolean', label: label('启用', 'In use', 'Đang dùng'), initial: true, width: 90 },
  },
  list: {
    columns: ['content', 'tone', 'startTime', 'endTime', 'isEnabled', 'createTime'],
    filters: ['content', 'tone', 'isEnabled'],
  },
  form: [
    {
      label: label('公告', 'Announcement', 'Thông báo chung'),
      fields: ['content', 'contentEn', 'contentVi', 'tone', 'startTime', 'endTime', 'isEnabled'],
    },
  ],
  menu: { group: 'system.basics', path: '/system/announcement', order: 7 },
})
