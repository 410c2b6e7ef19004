import { label } from '@bip/contract'
import type { Notice } from '../../messages/notify.ts'

const title = label('新的注册申请', 'A new registration', 'Đăng ký mới')
const content = label(
  '{name} 申请账号，请在“注册审核”中处理。',
  '{name} asks for an account; please approve or refuse it in “Registrations”.',
  '{name} xin cấp tài khoản; vui lòng duyệt trong “Duyệt đăng ký”.',
)

/** What administrators are told of a registration. */
export function registrationNotice(to: Pick<Notice, 'tenantId' | 'userIds' | 'from' | 'at'>): Notice {
  const name = to.from.realName
  const said = {
    'zh-CN': content['zh-CN'].replace('{name}', name),
    en: content.en.replace('{name}', name),
    vi: content.vi.replace('{name}', name),
  }
  return { ...to, type: 1, title, content: said, url: '/system/user-audit', push: 'message' }
}
