import { authCalls, workHeader } from '@bip/contract'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../base/errors.ts'
import { sendEnvelope } from '../../http/answer.ts'
import { route } from '../../http/route.ts'
import type { Services } from '../../services/services.ts'
import { bitsFor } from '../guard/rules.ts'
import { Tally } from '../guard/tally.ts'
import { askWork, spendWork } from '../guard/work.ts'
import { drawCaptcha } from './captcha.ts'

/** Pictures that an address is drawn in a minute; each further one takes a puzzle. A picture costs this process some milliseconds. */
const freePictures = 60

/** Answers the picture both flat and in the envelope: the spec does not say which its clients read. */
const captcha = (drawn: Tally) =>
  route({
    method: 'GET',
    path: authCalls.captcha,
    access: { public: true },
    smallWrites: true,
    rateLimit: 1200,
    raw: true,
    run: async ({ services, request, reply }) => {
      await demandWork(services, request, drawn.add(request.ip))
      const picture = await drawCaptcha(services)
      const answer = { code: 200, success: true, data: picture, msg: '', ...picture }
      return sendEnvelope(request, reply, JSON.stringify(answer), services.config.cryptoKey)
    },
  })

async function demandWork(services: Services, { ip: address, headers }: FastifyRequest, count: number): Promise<void> {
  if (count <= freePictures) return
  const wanted = { purpose: 'picture', address, bits: bitsFor(count, freePictures) } as const
  const given = headers[workHeader.toLowerCase()]
  const isPaid = await services.database.asSystem((tx) =>
    spendWork(tx, services, typeof given === 'string' ? given : undefined, wanted),
  )
  if (!isPaid) throw new Refusal('tooMany', {}, { retryAfter: 10, work: askWork(services, wanted) })
}

/** A tally of its own for each server. */
export const captchaRoutes = () => [captcha(new Tally(freePictures))]
