import { Result } from '@bip/design-system'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useText } from '../app/useText.ts'
import { PublicPage } from './PublicPage.tsx'
import { SopDocument } from './SopDocument.tsx'

/** `/sop-doc?id=`: a procedure alone on its page. Who may read it is the server's answer. */
export const SopDocPage = () => {
  const { t } = useText()
  const [search] = useSearchParams()
  const [title, setTitle] = useState<string>()
  const id = search.get('id')
  return (
    <PublicPage title={title}>
      {id ? (
        <SopDocument id={id} sign={search.get('sign') ?? undefined} onLoaded={setTitle} />
      ) : (
        <Result status={404} title={t('pages.notFound')} description={t('pages.notFoundHint')} />
      )}
    </PublicPage>
  )
}
