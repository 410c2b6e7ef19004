import { plus } from '@bip/contract'
import { z } from 'zod'
import { route } from '../../http/route.ts'
import { confirm, sealedPassword } from './confirmation.ts'
import { ownPhoneRoutes } from './phone.ts'

/** The password once more: a session that was left open is not its owner. */
const confirmPassword = route({
  method: 'POST',
  path: plus.confirmPassword,
  access: { signedIn: true },
  body: z.object({ password: sealedPassword }),
  run: ({ services, session, body, request }) => confirm(services, session, body.password, request.ip),
})

/** What keeps an account its owner's. */
export const ownRoutes = [confirmPassword, ...ownPhoneRoutes]
