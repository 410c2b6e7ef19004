import { label } from '../i18n.ts'
import type { Fields } from '../kinds/index.ts'
import type { States } from '../kinds/states.ts'

/**
 * What goes to another system of the company about a record. An action with `sends` queues it in its own transaction; it is tried until it
 * is taken or refused, always under the same key, so that the neighbour takes a record once however often it is sent.
 */
export type Send = {
  /** The neighbour. */
  to: 'erp'
  /** What the neighbour calls it, such as `outsourcingOrder`. */
  kind: string
  /** Keys of the fields that go, lines whole. */
  fields: readonly string[]
  /** The field that says how far it is, with `sendStates`. */
  state: string
  /** The field that keeps the number which the neighbour gave it. */
  number: string
  /** The field that says why it was not taken. */
  reason: string
}

export const sendStates = {
  none: { label: label('未发送', 'Not sent', 'Chưa gửi'), tone: 'neutral' },
  queued: { label: label('待发送', 'Queued', 'Chờ gửi'), tone: 'pending' },
  sent: { label: label('已发送', 'Sent', 'Đã gửi'), tone: 'info' },
  answered: { label: label('已回单号', 'Answered', 'Đã có số'), tone: 'success' },
  failed: { label: label('发送失败', 'Failed', 'Gửi lỗi'), tone: 'danger' },
} as const satisfies States

/** The fields that a send to the ERP keeps, and `erpSend` that names them. */
export const erpSendFields = {
  erpState: { kind: 'state', label: label('ERP 同步', 'ERP', 'ERP'), states: sendStates, indexed: true, width: 110 },
  erpNo: { kind: 'text', label: label('ERP 单号', 'ERP number', 'Số ERP'), max: 200, serverOwned: true, width: 140 },
  erpReason: {
    kind: 'text',
    label: label('未被 ERP 接收的原因', 'Why the ERP did not take it', 'Lý do ERP từ chối'),
    max: 300,
    serverOwned: true,
  },
} as const satisfies Fields

export const erpSend = (kind: string, fields: readonly string[]): Send => ({
  to: 'erp',
  kind,
  fields,
  state: 'erpState',
  number: 'erpNo',
  reason: 'erpReason',
})
