import { TextField } from '@bip/design-system'
import { useEffect, useRef, useState } from 'react'
import useSWR from 'swr'
import { client } from '../app/client.ts'
import { useText } from '../app/useText.ts'
import { CaptchaRow } from './LoginPage.styles.ts'

export type CaptchaValue = { key: string; code: string }

type CaptchaFieldProps = {
  /** A new round fetches a new picture: each is good for one try. */
  round: number
  /** Such a round begins with the focus here. */
  isWanted: boolean
  onChange: (value: CaptchaValue) => void
  error?: string
}

/** The picture and what is read from it. */
export const CaptchaField = ({ round, isWanted, onChange, error }: CaptchaFieldProps) => {
  const { t } = useText()
  const [code, setCode] = useState('')
  const input = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every round begins anew.
  useEffect(() => {
    if (isWanted) input.current?.focus()
  }, [round, isWanted])
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
      <TextField
        label={t('login.captcha')}
        name="captcha"
        autoComplete="off"
        inputRef={input}
        value={code}
        onChange={change}
        error={error}
      />
      <button type="button" aria-label={t('login.captchaImage')} onClick={() => void picture.mutate()}>
        {picture.data && <img src={picture.data.image} alt="" width={112} height={38} />}
      </button>
    </CaptchaRow>
  )
}
