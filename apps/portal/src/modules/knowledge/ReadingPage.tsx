import { permissionCode } from '@bip/contract'
import { wikiArticle } from '@bip/contract/resources'
import { Select, Skeleton, Tree } from '@bip/design-system'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSession } from '../../app/session.tsx'
import { LoadFailed } from '../../pages/LoadFailed.tsx'
import { StatusPage } from '../../pages/StatusPage.tsx'
import { useTabLabel } from '../../tabs/tabContext.ts'
import { TwoPane } from '../TwoPane.tsx'
import { ArticleText } from './ArticleText.tsx'
import { HotArticles } from './HotArticles.tsx'
import { Pane } from './knowledge.styles.ts'
import { useWikiTree } from './reading.ts'
import { useKnowledgeText } from './useKnowledgeText.ts'
import { localeOf, locales, wikiNodes } from './wikiTree.ts'

/** The wiki to read: its tree on the left, the chosen article or what is read most on the right. Both live in the address. */
export const ReadingPage = () => {
  const { can } = useSession()
  return can(permissionCode(wikiArticle, 'view')) ? <Reading /> : <StatusPage status={403} />
}

const Reading = () => {
  const { t, language } = useKnowledgeText()
  const [params, setParams] = useSearchParams()
  const locale = locales.find((one) => one === params.get('locale')) ?? localeOf(language)
  const id = params.get('id')
  const { data, error, mutate } = useWikiTree(locale)
  const nodes = useMemo(() => wikiNodes(data ?? []), [data])
  const title = t('title')
  useTabLabel(title)
  const choose = (next: string | null): void =>
    setParams({ ...(params.has('locale') && { locale }), ...(next && { id: next }) }, { replace: true })
  if (error) return <LoadFailed error={error} onRetry={() => void mutate()} />
  return (
    <TwoPane
      title={title}
      find={
        <Select
          label={t('language')}
          labelHidden
          size="small"
          options={locales.map((value) => ({ value, label: t(`languages.${value}`) }))}
          value={locale}
          onChange={(next) => setParams(next ? { locale: next } : {}, { replace: true })}
        />
      }
      side={
        data ? (
          // What is open at first depends on the tree that came.
          <Tree
            key={locale}
            label={title}
            nodes={nodes}
            isSearchable
            defaultExpandedKeys="all"
            empty={t('empty')}
            selectionMode="single"
            selectedKeys={new Set(id ? [id] : [])}
            onSelectionChange={(keys) => choose([...keys][0] ?? null)}
          />
        ) : (
          <Skeleton lines={6} />
        )
      }
    >
      <Pane>{id ? <ArticleText key={id} id={id} isBeside /> : <HotArticles onChoose={choose} />}</Pane>
    </TwoPane>
  )
}
