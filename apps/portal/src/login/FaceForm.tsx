import { plus } from '@bip/contract'
import type { GrantParameters } from '@bip/contract/client'
import { Alert, Button } from '@bip/design-system'
import { ScanFace } from '@bip/design-system/icons'
import { useState } from 'react'
import { client } from '../app/client.ts'
import { useText } from '../app/useText.ts'
import { LoginForm } from './LoginForm.tsx'
import { FaceMark, Muted } from './LoginPage.styles.ts'
import type { Captcha } from './useCaptcha.tsx'
import { useLoginText } from './useLoginText.ts'
import { type FaceQuestion, faceProblem, signWithKey } from './webauthn.ts'

type FaceFormProps = {
  tenantId: string
  captcha: Captcha
  isWaiting: boolean
  onEnter: (ask: () => Promise<GrantParameters>) => void
}

/** The device says who sits before it; where it cannot, the page says why and what to do instead. */
export const FaceForm = ({ tenantId, captcha, isWaiting, onEnter }: FaceFormProps) => {
  const { t } = useLoginText()
  const { t: common } = useText()
  const [isChecked, setChecked] = useState(false)
  const problem = faceProblem()
  if (problem) return <Alert tone="warning">{t(`face.${problem}`)}</Alert>

  const ask = async (): Promise<GrantParameters> => {
    const { id, options } = await client.request<FaceQuestion>({
      method: 'POST',
      path: plus.faceOptions,
      isAnonymous: true,
      silent: true,
    })
    // Whoever turns away, or has no key here, is told one thing by the browser; its words are not for people.
    const answer = await signWithKey(options).catch(() => Promise.reject(new Error(t('face.cancelled'))))
    return { grant_type: 'face', tenantId, id, value: JSON.stringify(answer) }
  }
  return (
    <LoginForm
      aria-label={common('login.byFace')}
      onSubmit={() => {
        setChecked(true)
        if (captcha.isFilled) onEnter(ask)
      }}
    >
      <FaceMark>
        <ScanFace size={56} strokeWidth={1.25} aria-hidden />
        <Muted>{t('face.hint')}</Muted>
      </FaceMark>
      {captcha.field(isChecked && !captcha.isFilled ? common('login.required', { field: common('login.captcha') }) : undefined)}
      <Button type="submit" variant="primary" autoFocus isLoading={isWaiting}>
        {t('face.start')}
      </Button>
    </LoginForm>
  )
}
