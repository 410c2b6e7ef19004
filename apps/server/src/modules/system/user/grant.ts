import { z } from 'zod'
import { route } from '../../../http/route.ts'
import { modelFor } from '../../../model/model.ts'
import { placeOf } from '../../../model/place.ts'
import { save } from '../../../resources/write/save.ts'
import { userExtension } from './extension.ts'

const ids = z
  .union([z.array(z.string()), z.string().transform((list) => list.split(','))])
  .pipe(z.array(z.string().regex(/^[\w-]{1,64}$/)).max(200))

/** Gives users the roles named, in place of those they had; all of them or none. */
export const grantRoute = route({
  method: 'POST',
  path: '/blade-system/user/grant',
  access: { permission: 'user_grant' },
  body: z.object({ userIds: ids, roleIds: ids }),
  run: async (call) => {
    const { session, services, body } = call
    const model = modelFor('user')
    const at = services.clock()
    await services.database.asTenant(session.tenantId, async (tx) => {
      const writing = { tx, session, services, at, place: placeOf(call), model, extension: userExtension }
      for (const id of body.userIds) await save(writing, { id, roleIds: body.roleIds })
    })
    return null
  },
})
