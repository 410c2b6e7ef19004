import { createClient } from '@bip/contract/client'
import { toast } from '@bip/design-system'
import { preferences } from './preferences.ts'
import { isTracing, sentRequests } from './sentRequests.ts'
import { endSession } from './sessionEnd.ts'

/** The one client of the portal. Messages of failed requests appear as toasts unless the request is silent. */
export const client = createClient({
  storage: localStorage,
  language: () => preferences.get().language,
  ...(isTracing && { onSend: sentRequests.add }),
  onMessage: (error) => toast.error(error.message),
  // That a session is over is said by the login page, where its user is by then: once.
  quietCodes: [401],
  onSessionEnd: endSession,
})
