import { permissionCode } from '@bip/contract'
import { wikiArticle } from '@bip/contract/resources'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useSession } from '../../app/session.tsx'
import { StatusPage } from '../../pages/StatusPage.tsx'
import { useTabLabel } from '../../tabs/tabContext.ts'
import { ArticleText } from './ArticleText.tsx'
import { useKnowledgeText } from './useKnowledgeText.ts'

/** An article on a page of its own, for its address to be passed on. */
export const PostPage = () => {
  const { t } = useKnowledgeText()
  const { can } = useSession()
  const { id = '' } = useParams()
  const [title, setTitle] = useState(t('title'))
  useTabLabel(title)
  return can(permissionCode(wikiArticle, 'view')) ? (
    <ArticleText key={id} id={id} onLoaded={setTitle} />
  ) : (
    <StatusPage status={403} />
  )
}
