import type { HomeUser } from '@bip/contract'
import { Button, Card, TextField } from '@bip/design-system'
import { KeyRound } from '@bip/design-system/icons'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useText } from '../../app/useText.ts'
import { useTab } from '../../tabs/tabContext.ts'
import { Fields } from './InfoPage.styles.ts'
import { OwnPhone } from './OwnPhone.tsx'
import { type Own, useSaving } from './useSaving.ts'

type ContactCardProps = { me: HomeUser; onSaved: () => Promise<unknown> }

/** Phone and email. What was typed stays where the server refuses it, with its words beside the field. */
export const ContactCard = ({ me, onSaved }: ContactCardProps) => {
  const { t } = useText()
  const { setDirty } = useTab()
  const navigate = useNavigate()
  const [typed, setTyped] = useState<Partial<Own>>({})
  const { isBusy, problems, attempt, store } = useSaving(onSaved)
  const own: Own = { phone: me.phone, email: me.email, ...typed }
  const change = (part: Partial<Own>): void => {
    setTyped({ ...typed, ...part })
    setDirty(true)
  }
  const settle = (): void => {
    setTyped({})
    setDirty(false)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void attempt(() => store(own, settle))
  }
  return (
    <Card title={t('info.contact')}>
      <Fields onSubmit={submit} noValidate aria-label={t('info.contact')}>
        {problems.all && <p role="alert">{problems.all}</p>}
        <TextField
          label={t('info.phone')}
          type="tel"
          autoComplete="tel"
          maxLength={30}
          value={own.phone}
          error={problems.phone}
          onChange={(phone) => change({ phone })}
        />
        {me.phone && typed.phone === undefined && me.isPhoneConfirmed !== undefined && (
          <OwnPhone phone={me.phone} isConfirmed={me.isPhoneConfirmed} onConfirmed={onSaved} />
        )}
        <TextField
          label={t('info.email')}
          type="email"
          autoComplete="email"
          maxLength={120}
          value={own.email}
          error={problems.email}
          onChange={(email) => change({ email })}
        />
        <div>
          <Button type="submit" variant="primary" isLoading={isBusy} isDisabled={Object.keys(typed).length === 0}>
            {t('info.save')}
          </Button>
          <Button variant="quiet" onPress={() => navigate('/resetPassword')}>
            <KeyRound size={16} aria-hidden /> {t('shell.changePassword')}
          </Button>
        </div>
      </Fields>
    </Card>
  )
}
