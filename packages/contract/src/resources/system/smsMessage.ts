import { label } from '../../i18n.ts'
import { defineResource, get } from '../../resource/core.ts'

/** A text message that the server wrote to somebody: delivered by a provider, or kept here for administrators to read out. */
export const smsMessage = defineResource({
  key: 'smsMessage',
  path: '/blade-bip/plus/sms-message',
  calls: { list: get('list') },
  label: label('短信', 'Text message', 'Tin nhắn SMS'),
  icon: 'message-square-text',
  display: 'phone',
  fields: {
    phone: { kind: 'text', label: label('手机', 'Mobile', 'Di động'), searchable: true, max: 20, width: 140 },
    content: { kind: 'text', label: label('内容', 'Content', 'Nội dung'), max: 500, width: 420 },
    status: {
      kind: 'dict',
      label: label('状态', 'Status', 'Trạng thái'),
      dictionary: 'DC_SMS_STATUS',
      indexed: true,
      width: 110,
    },
    failure: { kind: 'text', label: label('失败原因', 'Why it failed', 'Lý do thất bại'), max: 200, width: 200 },
  },
  list: {
    columns: ['createTime', 'phone', 'content', 'status', 'failure'],
    filters: ['phone', 'status'],
    sort: '-createTime',
  },
  form: [{ label: label('短信', 'Text message', 'Tin nhắn SMS'), fields: ['phone', 'content', 'status', 'failure'] }],
  transfer: false,
  menu: { group: 'system.access', path: '/system/sms', order: 8 },
})
