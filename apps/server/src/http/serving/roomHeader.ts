import { roomHeader } from '@bip/contract'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services/services.ts'

/** Tells with every answer while the disk is nearly full, so that pages can say so without asking. */
export function tellRoom(fastify: FastifyInstance, { database }: Pick<Services, 'database'>): void {
  fastify.addHook('onRequest', async (_, reply) => {
    const room = database.room()
    if (room !== 'enough') reply.header(roomHeader, room)
  })
}
