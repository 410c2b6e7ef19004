import { Card, PageHeader } from '@bip/design-system'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useText } from '../../app/useText.ts'
import { useTabLabel } from '../../tabs/tabContext.ts'
import { MessageLetter } from './MessageLetter.tsx'

/** A notice on a page of its own, for its address to be passed on to others who got it. */
export const ArticlePage = () => {
  const { t } = useText()
  const { id = '' } = useParams()
  const [title, setTitle] = useState(t('messages.title'))
  useTabLabel(title)
  return (
    <>
      <PageHeader title={title} />
      <Card>
        <MessageLetter key={id} box="received" id={id} onLoaded={(message) => setTitle(message.title)} />
      </Card>
    </>
  )
}
