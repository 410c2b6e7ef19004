import { enumerated, type HomeUser, shellCalls } from '@bip/contract'
import { Avatar, Button, Card, Descriptions, PageHeader, Skeleton, TextField, useLocale, useToast } from '@bip/design-system'
import { KeyRound } from '@bip/design-system/icons'
import { uploaderTexts } from '@bip/pickers/uploader'
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import useSWR from 'swr'
import { useAuth } from '../../app/auth.tsx'
import { client } from '../../app/client.ts'
import { usePreferences } from '../../app/preferences.ts'
import { useSession } from '../../app/session.tsx'
import { useText } from '../../app/useText.ts'
import { LoadFailed } from '../../pages/LoadFailed.tsx'
import { useTab, useTabLabel } from '../../shell/tabContext.ts'
import { useAvatar } from '../../shell/useAvatar.ts'
import { Face, Fields, Info } from './InfoPage.styles.ts'
import { OwnPhone } from './OwnPhone.tsx'
import { type Square, uploadAvatar } from './uploadAvatar.ts'

const AvatarDialog = lazy(() => import('./AvatarDialog.tsx').then((module) => ({ default: module.AvatarDialog })))

/** As the platform's uploader of pictures takes them, MB. */
const maxPictureMB = 5

type Own = { phone: string; email: string }
type Work = 'avatar' | 'form'

/** What the caller may know of themselves, and the little of it that they may change. */
export const InfoPage = () => {
  const { t } = useText()
  const { language } = usePreferences()
  useTabLabel(t('info.title'))
  const me = useSWR<HomeUser, Error>([shellCalls.homeUser, language], () =>
    client.request<HomeUser>({ path: shellCalls.homeUser, silent: true }),
  )
  if (me.error && !me.data) return <LoadFailed error={me.error} onRetry={() => void me.mutate()} />
  return (
    <Info>
      <PageHeader title={t('info.title')} />
      {me.data ? <Loaded me={me.data} onSaved={() => me.mutate()} /> : <Skeleton lines={8} />}
    </Info>
  )
}

const Loaded = ({ me, onSaved }: { me: HomeUser; onSaved: () => Promise<unknown> }) => {
  const { t } = useText()
  const locale = useLocale()
  const { formatDateTime } = locale
  const { timeZone } = useAuth().settings
  const { reload } = useSession()
  const { setDirty } = useTab()
  const { language } = usePreferences()
  const navigate = useNavigate()
  const toast = useToast()
  const [typed, setTyped] = useState<Partial<Own>>({})
  const [problems, setProblems] = useState<Partial<Record<keyof Own | 'all', string>>>({})
  const [busy, setBusy] = useState<Record<Work, boolean>>({ avatar: false, form: false })
  const [chosen, setChosen] = useState<File>()
  const input = useRef<HTMLInputElement>(null)
  const avatar = useAvatar(me.avatar)
  const own: Own = { phone: me.phone, email: me.email, ...typed }
  const change = (part: Partial<Own>): void => {
    setTyped({ ...typed, ...part })
    setDirty(true)
  }

  /** What was typed stays where the server refuses it, with its words beside the field. */
  const save = async (what: Work, body: Record<string, string>): Promise<void> => {
    await client.request({ method: 'POST', path: shellCalls.updateInfo, body, silent: true, safe: true })
    if (what === 'form') {
      setTyped({})
      setDirty(false)
    }
    toast.success(t('info.saved'))
    await Promise.all([onSaved(), reload()])
  }
  const attempt = async (what: Work, work: () => Promise<void>): Promise<void> => {
    if (busy[what]) return
    setBusy((all) => ({ ...all, [what]: true }))
    setProblems({})
    try {
      await work()
    } catch (error) {
      setProblems(problemsOf(error))
    } finally {
      setBusy((all) => ({ ...all, [what]: false }))
    }
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void attempt('form', () => save('form', own))
  }
  const choose = (file: File | undefined): void => {
    if (!file) return
    if (!file.type.startsWith('image/')) setProblems({ all: locale.t(uploaderTexts.noPicture) })
    else if (file.size > maxPictureMB * 1024 * 1024) setProblems({ all: locale.t(uploaderTexts.v1Size, { n: maxPictureMB }) })
    else {
      setProblems({})
      setChosen(file)
    }
  }
  const cut = (file: File, square: Square): Promise<void> =>
    attempt('avatar', async () => {
      try {
        const stored = await uploadAvatar(client, file, square, t('info.noPicture'))
        await save('avatar', { avatar: stored.id })
      } finally {
        setChosen(undefined)
      }
    })
  const text = (key: 'account' | 'deptName' | 'postName', label: string) => ({ key, label, content: me[key] })

  return (
    <>
      <Card>
        <Face>
          <Avatar name={me.realName} src={avatar} size={88} />
          <div>
            <h2>{me.realName}</h2>
            <p>{[me.deptName, me.postName].filter(Boolean).join(' · ')}</p>
            <input
              ref={input}
              type="file"
              hidden
              accept="image/png,image/jpeg,image/webp"
              aria-label={t('info.avatar')}
              onChange={({ target }) => {
                choose(target.files?.[0])
                // The same picture may be chosen again after a failure.
                target.value = ''
              }}
            />
            <Button size="small" isLoading={busy.avatar} onPress={() => input.current?.click()}>
              {t('info.avatar')}
            </Button>
            {me.avatar !== '' && (
              <Button
                size="small"
                variant="quiet"
                isDisabled={busy.avatar}
                onPress={() => void attempt('avatar', () => save('avatar', { avatar: '' }))}
              >
                {t('info.noAvatar')}
              </Button>
            )}
          </div>
        </Face>
        {problems.all && <p role="alert">{problems.all}</p>}
        {chosen && (
          <Suspense fallback={null}>
            <AvatarDialog
              file={chosen}
              isBusy={busy.avatar}
              onSave={(square) => void cut(chosen, square)}
              onClose={() => setChosen(undefined)}
            />
          </Suspense>
        )}
      </Card>
      <Card title={t('info.account')}>
        <Descriptions
          columns={2}
          items={[
            text('account', t('login.account')),
            text('deptName', t('info.department')),
            text('postName', t('info.post')),
            { key: 'roles', label: t('roles.title'), content: enumerated(me.roles, language) },
            {
              key: 'last',
              label: t('info.lastSignIn'),
              content: me.lastSignInAt && formatDateTime(me.lastSignInAt, { timeZone }),
            },
          ]}
        />
      </Card>
      <Card title={t('info.contact')}>
        <Fields onSubmit={submit} noValidate aria-label={t('info.contact')}>
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
            <Button type="submit" variant="primary" isLoading={busy.form} isDisabled={Object.keys(typed).length === 0}>
              {t('info.save')}
            </Button>
            <Button variant="quiet" onPress={() => navigate('/resetPassword')}>
              <KeyRound size={16} aria-hidden /> {t('shell.changePassword')}
            </Button>
          </div>
        </Fields>
      </Card>
    </>
  )
}

/** The sentences of a refusal, each to its field. */
function problemsOf(error: unknown): Partial<Record<keyof Own | 'all', string>> {
  const data = error instanceof Error && 'data' in error ? error.data : undefined
  if (typeof data === 'object' && data !== null && 'fields' in data && typeof data.fields === 'object' && data.fields !== null) {
    const { phone, email } = data.fields as Record<string, string> // The contract's FieldErrors.
    if (phone || email) return { phone, email }
  }
  return { all: error instanceof Error ? error.message : String(error) }
}
