import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { identity } from '../app/identity.ts'

type QuestionProps = { onDone: (isConfirmed: boolean) => void }

const loadQuestion = (): Promise<ComponentType<QuestionProps>> =>
  import('../login/ConfirmIdentity.tsx').then(({ ConfirmIdentity }) => ConfirmIdentity)

/** Where the password is asked for, whichever page's call needs it. */
export const IdentityHost = () => {
  const answer = useSyncExternalStore(identity.subscribe, identity.current)
  const [Question, setQuestion] = useState<ComponentType<QuestionProps>>()
  useEffect(() => {
    if (!answer || Question) return
    // Code that does not come asks nobody; the call is refused as it was.
    loadQuestion().then(
      (Part) => setQuestion(() => Part),
      () => answer(false),
    )
  }, [answer, Question])
  return answer && Question ? <Question onDone={answer} /> : null
}
