import { label, say } from '@bip/contract'
import { isAdministrator } from '../../administration/holdings/holdings.ts'
import { Refusal } from '../../base/errors.ts'
import type { Extension } from '../../model/extension.ts'

const codes = label('他人的登录验证码', 'the sign-in codes of others', 'mã đăng nhập của người khác')

/** Without a provider the outbox shows codes as they are, and whoever reads a code is whom it was sent to: administrators read them out. */
export const smsMessageExtension: Extension = {
  beforeList: ({ session, services, place }) => {
    if (!services.config.sms && !isAdministrator(session)) throw new Refusal('moreThanHeld', { what: say(codes, place.language) })
  },
}
