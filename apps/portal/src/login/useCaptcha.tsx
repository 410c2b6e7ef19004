import { ApiError, type CaptchaAnswer } from '@bip/contract/client'
import { lazyPart } from '@bip/design-system'
import { type ReactNode, Suspense, useState } from 'react'
import { useAuth } from '../app/auth.tsx'

const CaptchaField = lazyPart(() => import('./CaptchaField.tsx').then(({ CaptchaField }) => CaptchaField))

export type Captcha = {
  /** What was read, where one is asked for. */
  answer: CaptchaAnswer | undefined
  /** Nothing is asked for, or something was read. */
  isFilled: boolean
  /**
   * After a refusal: another picture, and the first one where the gateway now asks for it. true when it was refused for what was read; then the
   * field has the focus.
   */
  renew: (failure: unknown) => boolean
  /** The field, where one is asked for. */
  field: (error?: string) => ReactNode
}

const isAskedFor = ({ data }: ApiError): boolean =>
  typeof data === 'object' && data !== null && 'captcha' in data && data.captcha === true

/** The captcha of one form: from the start, or from the failure after which the gateway asks for one. */
export function useCaptcha(): Captcha {
  const { captcha: rule } = useAuth().settings
  const [isNeeded, setNeeded] = useState(rule === 'always')
  const [answer, setAnswer] = useState<CaptchaAnswer>()
  const [round, setRound] = useState(0)
  const [isWanted, setWanted] = useState(false)
  return {
    answer: isNeeded ? answer : undefined,
    isFilled: !isNeeded || Boolean(answer?.code),
    renew: (failure) => {
      const isWrong = failure instanceof ApiError && (failure.key === 'captchaWrong' || failure.key === 'captchaNeeded')
      if (rule !== 'off' || (failure instanceof ApiError && isAskedFor(failure))) setNeeded(true)
      setAnswer(undefined)
      setRound((round) => round + 1)
      setWanted(isWrong)
      return isWrong
    },
    field: (error) =>
      isNeeded && (
        <Suspense fallback={null}>
          <CaptchaField round={round} isWanted={isWanted} onChange={setAnswer} error={error} />
        </Suspense>
      ),
  }
}
