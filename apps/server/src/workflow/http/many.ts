import { processCalls } from '@bip/contract/workflow'
import { Refusal } from '../../base/errors.ts'
import { type Route, route } from '../../http/route.ts'
import { completeTask } from '../operations/complete.ts'
import { completions } from '../read/requests.ts'
import { formBytes, signedIn, write } from './calls.ts'

type Result = { id: string; ok: boolean; msg: string }

/** Several tasks decided alike, each in a transaction of its own: one that cannot be decided says why and holds up no other. */
export const manyRoutes = (): Route[] => [
  route({
    method: 'POST',
    path: processCalls.completeTasks,
    access: signedIn,
    body: completions,
    bodyLimit: formBytes,
    run: async (call) => {
      const { taskIds, pass, comment } = call.body
      const results: Result[] = []
      for (const taskId of [...new Set(taskIds)]) {
        if (call.signal.aborted) break
        const completion = { taskId, pass, comment, values: {}, attachments: [], copyUsers: [] }
        try {
          // A key of its own for each, so that what was decided before a lost answer is not decided again.
          await write(call, (context) => completeTask(context, completion), taskId)
          results.push({ id: taskId, ok: true, msg: '' })
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
          results.push({ id: taskId, ok: false, msg: error.say(call.language) })
        }
      }
      return { results }
    },
  }),
]
