import { authCalls } from '@bip/contract'
import { z } from 'zod'
import { Refusal } from '../../base/errors.ts'
import { route } from '../../http/route.ts'
import { checkCaptcha } from '../captcha/captcha.ts'
import { smsSubject } from '../guard/smsSubject.ts'
import { captchaDue } from '../signIn/admission.ts'
import { visitorOf } from '../signIn/call.ts'
import { sendCode } from './codes.ts'
import { openPhone } from './phone.ts'

const asked = z.object({ tenantId: z.string().optional(), phone: z.string().optional() })

/** Sends a code to a phone, by the parameters or the body. A phone that nobody has is answered alike. */
const sendValidate = route({
  method: 'POST',
  path: authCalls.sendCode,
  access: { public: true },
  query: asked,
  body: asked.nullish(),
  run: async ({ services, query, body, request, language }) => {
    if (!services.config.loginModes.includes('sms')) throw new Refusal('grantDisabled', { mode: 'sms_code' })
    const { tenantId, phone: sealed } = { ...query, ...body }
    const visitor = await visitorOf(services, request, tenantId)
    const phone = await openPhone(services, visitor, sealed)
    const { key, code } = visitor.captcha
    const isDue = await captchaDue(services, { ...visitor, account: smsSubject(phone) })
    if (isDue || key) await checkCaptcha(services, key, code)
    return {
      id: await sendCode(services, {
        tenantId: visitor.tenantId,
        phone,
        address: visitor.address,
        devices: visitor.devices,
        work: visitor.work,
        hasCaptcha: isDue || Boolean(key),
        language,
      }),
    }
  },
})

export const smsRoutes = [sendValidate]
