import { TextField } from '@bip/design-system'
import { useState } from 'react'
import useSWR from 'swr'
import { client } from '../app/client.ts'
import { useText } from '../app/useText.ts'
import { CaptchaRow } from './LoginPage.styles.ts'

export type CaptchaValue = { key: string; code: string }

type CaptchaFieldProps = {
  /** A new round fetches a new picture: each is good for one try. */
  round: number
  onChange: (value: CaptchaValue) => void
  error?: string
}

/** The picture and what is read from it. */
export const CaptchaField = ({ round, onChange, error }: CaptchaFieldProps) => {
  const { t } = useText()
  const [code, setCode] = useState('')
  const picture = useSWR(
    ['captcha', round],
    () =>
      client.request<{ key: string; image: string }>({
        method: 'GET',
        path: '/blade-auth/oauth/captcha',
        silent: true,
        as: 'flat',
      }),
    { revalidateOnFocus: false, revalidateOnReconnect: false, onSuccess: () => setCode('') },
  )
  const change = (next: string): void => {
    setCode(next)
    if (picture.data) onChange({ key: picture.data.key, code: next })
  }
  return (
    <CaptchaRow>
      <TextField label={t('login.captcha')} name="captcha" autoComplete="off" value={code} onChange={change} error={error} />
      <button type="button" aria-label={t('login.captchaImage')} onClick={() => void picture.mutate()}>
        {picture.data && <img src={picture.data.image} alt="" width={118} height={38} />}
      </button>
    </CaptchaRow>
  )
}
