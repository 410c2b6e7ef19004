import { permissionCode } from '@bip/contract'
import { wikiArticle } from '@bip/contract/resources'
import { Button, Empty, PageHeader, SearchField, Skeleton } from '@bip/design-system'
import { Plus, SearchX } from '@bip/design-system/icons'
import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useSession } from '../../app/session.tsx'
import { LoadFailed } from '../../pages/LoadFailed.tsx'
import { StatusPage } from '../../pages/StatusPage.tsx'
import { useTabLabel } from '../../tabs/tabContext.ts'
import { Answer } from './Answer.tsx'
import { Answers, Asking, Narrower } from './ask.styles.ts'
import { HotArticles } from './HotArticles.tsx'
import { narrowerWords } from './narrower.ts'
import { useAnswers } from './reading.ts'
import { useKnowledgeText } from './useKnowledgeText.ts'
import { postPath } from './wikiTree.ts'

/** The call takes no more characters. */
const longest = 200

/** Answers a question by the passages of the wiki that hold most of it. The question lives in the address. */
export const AskPage = () => {
  const { can } = useSession()
  return can(permissionCode(wikiArticle, 'view')) ? <Ask /> : <StatusPage status={403} />
}

const Ask = () => {
  const { t } = useKnowledgeText()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const question = (params.get('q') ?? '').trim()
  const [typed, setTyped] = useState<string | null>(null)
  useTabLabel(t('ask.title'))
  const ask = (next: string): void => {
    const asked = next.trim().slice(0, longest)
    setTyped(null)
    setParams(asked ? { q: asked } : {}, { replace: true })
  }
  return (
    <>
      <PageHeader title={t('ask.title')} note={t('ask.note')} />
      <Asking role="search">
        <SearchField
          label={t('ask.question')}
          placeholder={t('ask.placeholder')}
          value={typed ?? question}
          onChange={setTyped}
          onSearch={ask}
          delay={null}
          maxLength={longest}
        />
      </Asking>
      {question ? <Found question={question} onAsk={ask} /> : <HotArticles onChoose={(id) => navigate(postPath(id))} />}
    </>
  )
}

const Found = ({ question, onAsk }: { question: string; onAsk: (question: string) => void }) => {
  const { t, language } = useKnowledgeText()
  const { data, error, mutate } = useAnswers(question)
  const narrower = useMemo(() => narrowerWords(data ?? [], question, language), [data, question, language])
  if (error && !data) return <LoadFailed error={error} onRetry={() => void mutate()} />
  if (!data) return <Skeleton lines={8} />
  return (
    <>
      <Narrower>
        <span role="status">{data.length > 0 && t('ask.found', { count: data.length })}</span>
        {narrower.length > 0 && <span>{t('ask.narrower')}</span>}
        {narrower.map((word) => (
          <Button
            key={word}
            size="small"
            variant="quiet"
            icon={<Plus size={14} aria-hidden />}
            onPress={() => onAsk(`${question} ${word}`)}
          >
            {word}
          </Button>
        ))}
      </Narrower>
      {data.length === 0 ? (
        <Empty icon={<SearchX size={28} />} title={t('ask.none')} description={t('ask.noneHint')} />
      ) : (
        <Answers aria-label={t('ask.answers')}>
          {data.map((answer) => (
            <li key={answer.id}>
              <Answer answer={answer} />
            </li>
          ))}
        </Answers>
      )}
    </>
  )
}
