import { plus, type SocialLink } from '@bip/contract'
import { Button, List, Skeleton, useConfirm, useToast } from '@bip/design-system'
import { useState } from 'react'
import useSWR from 'swr'
import { client } from '../app/client.ts'
import { Divider } from './LoginPage.styles.ts'
import { useLoginText } from './useLoginText.ts'

/** The third parties by which the user may sign in: linked to their account, or not yet. */
export const SocialLinks = () => {
  const { t } = useLoginText()
  const toast = useToast()
  const confirm = useConfirm()
  const [isBusy, setBusy] = useState(false)
  const links = useSWR<SocialLink[], Error>([plus.socialLinks], () => client.request<SocialLink[]>({ path: plus.socialLinks }))

  const work = async (step: () => Promise<void>): Promise<void> => {
    setBusy(true)
    // The client has said why when it fails.
    await step().catch(() => undefined)
    setBusy(false)
  }
  const link = (source: string) =>
    work(async () => {
      const { url } = await client.request<{ url: string }>({ method: 'POST', path: plus.socialLink, body: { source } })
      window.location.assign(url)
    })
  const unlink = async ({ source, name }: SocialLink): Promise<void> => {
    if (!(await confirm({ title: t('social.unlinkAsk', { name }), tone: 'danger' }))) return
    await work(async () => {
      await client.request({ method: 'POST', path: plus.socialUnlink, body: { source } })
      toast.success(t('social.unlinked'))
      await links.mutate()
    })
  }
  return (
    <>
      <Divider>{t('social.links')}</Divider>
      {!links.data && <Skeleton lines={2} />}
      {links.data && (
        <List
          label={t('social.links')}
          items={links.data.map((one) => ({
            key: one.source,
            title: one.name,
            description: one.isLinked ? t('social.linked', { account: one.account || one.name }) : t('social.notLinked'),
            extra: one.isLinked ? (
              <Button size="small" isDisabled={isBusy} onPress={() => void unlink(one)}>
                {t('social.unlink')}
              </Button>
            ) : (
              <Button size="small" isDisabled={isBusy} onPress={() => void link(one.source)}>
                {t('social.link')}
              </Button>
            ),
          }))}
        />
      )}
    </>
  )
}
