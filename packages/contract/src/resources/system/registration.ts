import { label } from '../../i18n.ts'
import type { Core } from '../../resource/core.ts'
import { user } from './user.ts'

/** An account that somebody asked for: the same records, decided on, not written. */
export const registration: Core = {
  ...user,
  label: label('注册申请', 'Registration', 'Đăng ký'),
  calls: { list: user.calls.list, ...(user.calls.detail && { detail: user.calls.detail }) },
  list: { columns: ['account', 'realName', 'phone', 'email', 'createTime'], filters: ['realName', 'account'] },
  transfer: false,
}
