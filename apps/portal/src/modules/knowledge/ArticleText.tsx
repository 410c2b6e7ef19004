import { permissionCode } from '@bip/contract'
import { wikiArticle } from '@bip/contract/resources'
import { Button, Card, PageHeader, Skeleton, useLocale } from '@bip/design-system'
import { ArrowRight, Pencil } from '@bip/design-system/icons'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAuth } from '../../app/auth.tsx'
import { useSession } from '../../app/session.tsx'
import { LoadFailed } from '../../pages/LoadFailed.tsx'
import { detailPath } from '../paths.ts'
import { Lead, Text } from './knowledge.styles.ts'
import { countVisit, useArticle } from './reading.ts'
import { useKnowledgeText } from './useKnowledgeText.ts'
import { postPath } from './wikiTree.ts'

type ArticleTextProps = {
  id: string
  /** Offers a page of its own. Default false. */
  isBeside?: boolean
  onLoaded?: (title: string) => void
}

/** An article as it is read; reading counts. Whoever may change it finds the way there. */
export const ArticleText = ({ id, isBeside = false, onLoaded }: ArticleTextProps) => {
  const { t } = useKnowledgeText()
  const { can } = useSession()
  const { formatDateTime } = useLocale()
  const { timeZone } = useAuth().settings
  const navigate = useNavigate()
  const { data, error, mutate } = useArticle(id)
  const counted = useRef<string>(undefined)
  const loaded = useRef(onLoaded)
  loaded.current = onLoaded
  useEffect(() => {
    if (!data) return
    loaded.current?.(data.title)
    if (counted.current === data.id) return
    counted.current = data.id
    void countVisit(data.id)
  }, [data])

  if (error) return <LoadFailed error={error} onRetry={() => void mutate()} />
  if (!data) return <Skeleton lines={8} />
  return (
    <article>
      <PageHeader
        title={data.title}
        note={t('updated', { when: formatDateTime(data.updatedAt, { timeZone }) })}
        actions={
          <>
            {isBeside && (
              <Button variant="quiet" icon={<ArrowRight size={16} aria-hidden />} onPress={() => navigate(postPath(id))}>
                {t('alone')}
              </Button>
            )}
            {can(permissionCode(wikiArticle, 'edit')) && (
              <Button icon={<Pencil size={16} aria-hidden />} onPress={() => navigate(detailPath(wikiArticle, id))}>
                {t('edit')}
              </Button>
            )}
          </>
        }
      />
      <Card>
        {data.description && <Lead>{data.description}</Lead>}
        <Text>{data.content}</Text>
      </Card>
    </article>
  )
}
