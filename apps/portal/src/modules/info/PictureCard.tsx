import type { HomeUser } from '@bip/contract'
import { Avatar, Button, Card, useLocale } from '@bip/design-system'
import { uploaderTexts } from '@bip/pickers/uploader'
import { lazy, Suspense, useRef, useState } from 'react'
import { client } from '../../app/client.ts'
import { useAvatar } from '../../app/useAvatar.ts'
import { useText } from '../../app/useText.ts'
import { Face } from './InfoPage.styles.ts'
import { type Square, uploadAvatar } from './uploadAvatar.ts'
import { useSaving } from './useSaving.ts'

const AvatarDialog = lazy(() => import('./AvatarDialog.tsx').then((module) => ({ default: module.AvatarDialog })))

/** As the platform's uploader of pictures takes them, MB. */
const maxPictureMB = 5

type PictureCardProps = { me: HomeUser; onSaved: () => Promise<unknown> }

/** Who one is, with a picture that one may choose, cut and take away. */
export const PictureCard = ({ me, onSaved }: PictureCardProps) => {
  const { t } = useText()
  const locale = useLocale()
  const [chosen, setChosen] = useState<File>()
  const input = useRef<HTMLInputElement>(null)
  const picture = useAvatar(me.avatar)
  const { isBusy, problems, setProblems, attempt, store } = useSaving(onSaved)

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
    attempt(async () => {
      try {
        const stored = await uploadAvatar(client, file, square, t('info.noPicture'))
        await store({ avatar: stored.id })
      } finally {
        setChosen(undefined)
      }
    })

  return (
    <Card>
      <Face>
        <Avatar name={me.realName} src={picture} size={88} />
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
          <Button size="small" isLoading={isBusy} onPress={() => input.current?.click()}>
            {t('info.avatar')}
          </Button>
          {me.avatar !== '' && (
            <Button size="small" variant="quiet" isDisabled={isBusy} onPress={() => void attempt(() => store({ avatar: '' }))}>
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
            isBusy={isBusy}
            onSave={(square) => void cut(chosen, square)}
            onClose={() => setChosen(undefined)}
          />
        </Suspense>
      )}
    </Card>
  )
}
