import { scheduleCalls, workSchedule } from '@bip/contract/resources'
import { z } from 'zod'
import { type Route, route } from '../../../http/route.ts'
import type { Context } from '../../../model/extension.ts'
import { modelOf } from '../../../model/model.ts'
import { placeOf } from '../../../model/place.ts'
import { demand } from '../../../model/scope.ts'
import type { Services } from '../../../services/services.ts'
import { keepMoves } from './keepMoves.ts'
import { moveByHand } from './moving.ts'
import { inPlanTurn } from './planTurns.ts'
import { propose } from './propose.ts'
import { readingRoutes } from './readPlan.ts'
import { splitOff } from './splitting.ts'

const access = { permission: 'workSchedule_edit' } as const
const asked = z
  .object({
    direction: z.enum(['forward', 'backward']).optional(),
    seconds: z.coerce.number().int().min(0).max(30).optional(),
    seed: z.coerce.number().int().min(1).max(1_000_000).optional(),
    frozenHours: z.coerce.number().int().min(0).max(720).optional(),
  })
  .loose()
  .default({})
const id = z.string().min(1).max(64)
const moving = z.object({
  moves: z
    .array(
      z.object({
        operationId: id,
        version: z.number().int().min(0),
        stationId: id.optional(),
        start: z.iso.datetime({ offset: true }).optional(),
        isPinned: z.boolean().optional(),
      }),
    )
    .min(1)
    .max(5000),
  isApplied: z.boolean().optional(),
})
const keeping = moving.pick({ moves: true }).extend({ planName: z.string().trim().min(1).max(60) })
const splitting = z.object({ operationId: id, quantity: z.string().regex(/^\d{1,12}(\.\d{1,4})?$/) })

const running = (path: string, isAgain: boolean): Route =>
  route({
    method: 'POST',
    path,
    access,
    body: asked,
    run: (call) => {
      const { services, session, body, signal, language } = call
      demand(session, modelOf(workSchedule), 'edit', workSchedule.label[language])
      return propose({ session, services, at: services.clock(), place: placeOf(call) }, body, isAgain, signal)
    },
  })

type ByHand<T> = {
  path: string
  body: z.ZodType<T>
  work: (context: Context, asked: T) => Promise<unknown>
  changes: (asked: T) => boolean
}

/** What a planner does with the plan by hand, in one transaction; what changes the plan waits for its turn. */
const byHand = <T>({ path, body, work, changes }: ByHand<T>): Route =>
  route({
    method: 'POST',
    path,
    access,
    body,
    run: (call) => {
      const { services, session, language } = call
      demand(session, modelOf(workSchedule), 'edit', workSchedule.label[language])
      const place = placeOf(call)
      const perform = () =>
        services.database.asTenant(session.tenantId, (tx) =>
          work({ tx, session, services, at: services.clock(), place }, call.body),
        )
      return changes(call.body) ? inPlanTurn(session.tenantId, perform) : perform()
    },
  })

/** Runs of the scheduler, moves by hand, and what the plan says. */
export const scheduleRoutes = (_services: Services): Route[] => [
  running(scheduleCalls.auto, false),
  running(scheduleCalls.again, true),
  byHand({ path: scheduleCalls.move, body: moving, work: moveByHand, changes: ({ isApplied = false }) => isApplied }),
  byHand({ path: scheduleCalls.keep, body: keeping, work: keepMoves, changes: () => false }),
  byHand({ path: scheduleCalls.split, body: splitting, work: splitOff, changes: () => true }),
  ...readingRoutes,
]
