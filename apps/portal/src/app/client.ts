import { createClient } from '@bip/contract/client'
import { toast } from '@bip/design-system'
import { askIdentity } from './identity.ts'
import { goToPassword } from './passwordDue.ts'
import { preferences } from './preferences.ts'
import { room } from './room.ts'
import { isTracing, sentRequests } from './sentRequests.ts'
import { endSession } from './sessionEnd.ts'

/** The one client of the portal. Messages of failed requests appear as toasts unless the request is silent. */
export const client = createClient({
  storage: localStorage,
  language: () => preferences.get().language,
  // Few ever need it, so it comes when it is asked for.
  solveWork: async (work, signal) => (await import('./solvePuzzle.ts')).solvePuzzle(work, signal),
  ...(isTracing && { onSend: sentRequests.add }),
  onMessage: (error) => toast.error(error.message),
  // That a session is over is said by the login page, where its user is by then: once.
  quietCodes: [401],
  onConfirmNeeded: askIdentity,
  onPasswordDue: goToPassword,
  onSessionEnd: endSession,
  onRoom: room.set,
})
