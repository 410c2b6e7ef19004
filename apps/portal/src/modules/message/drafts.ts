import { type Core, defineResource, type Fields, get, label } from '@bip/contract'

/** Letters that a title and a message may have. */
export const [maxTitle, maxContent] = [100, 5000] as const

const words = {
  title: { kind: 'text', label: label('标题', 'Title', 'Tiêu đề'), required: true, max: maxTitle },
  content: { kind: 'longText', label: label('内容', 'Content', 'Nội dung'), required: true, max: maxContent },
  attachments: { kind: 'file', label: label('附件', 'Attachments', 'Tệp đính kèm'), maxCount: 9 },
} as const satisfies Fields

/** A message as a form sees it: who gets it, then its words. It is sent by the messages' own call. */
const draftFor = (receivers: Fields): Core => {
  const fields: Fields = { ...receivers, ...words }
  return defineResource({
    key: 'message',
    path: '/blade-message/message',
    calls: { list: get('my/list') },
    label: label('消息', 'Message', 'Tin nhắn'),
    icon: 'mail',
    display: 'title',
    fields,
    list: { columns: ['title'], filters: [] },
    form: [{ label: label('新消息', 'New message', 'Tin nhắn mới'), fields: Object.keys(fields) }],
  })
}

/** Whom a message may go to, with its type on the wire. */
export const receiverKinds = ['person', 'department', 'role'] as const
export type ReceiverKind = (typeof receiverKinds)[number]

export const drafts: Readonly<Record<ReceiverKind, { type: 1 | 2 | 4; core: Core }>> = {
  person: {
    type: 1,
    core: draftFor({ userIds: { kind: 'person', label: label('接收人', 'To', 'Người nhận'), required: true } }),
  },
  department: {
    type: 2,
    core: draftFor({
      deptIds: { kind: 'reference', to: 'department', label: label('接收部门', 'Department', 'Phòng ban nhận'), required: true },
    }),
  },
  role: {
    type: 4,
    core: draftFor({
      roleIds: {
        kind: 'dict',
        dictionary: 'ROLE',
        multiple: true,
        label: label('接收角色', 'Roles', 'Vai trò nhận'),
        required: true,
      },
    }),
  },
}
