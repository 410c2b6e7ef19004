import { Card, Empty, List, Tag, useLocale } from '@bip/design-system'
import { BookOpen } from '@bip/design-system/icons'
import { useAuth } from '../../app/auth.tsx'
import { LoadFailed } from '../../pages/LoadFailed.tsx'
import { useHotArticles } from './reading.ts'
import { useKnowledgeText } from './useKnowledgeText.ts'
import { postPath } from './wikiTree.ts'

/** What colleagues open most, the newest after it. */
export const HotArticles = ({ onChoose }: { onChoose: (id: string) => void }) => {
  const { t } = useKnowledgeText()
  const { formatDateTime } = useLocale()
  const { timeZone } = useAuth().settings
  const { data, error, mutate } = useHotArticles()
  if (error && !data) return <LoadFailed error={error} onRetry={() => void mutate()} />
  return (
    <Card isFlush title={t('hot')}>
      <List
        label={t('hot')}
        isLoading={!data}
        items={(data ?? []).map(({ id, title, description, updatedAt, visits }) => ({
          key: id,
          title,
          description: [description, formatDateTime(updatedAt, { timeZone })].filter(Boolean).join(' · '),
          extra: visits > 0 && <Tag>{t('visits', { count: visits })}</Tag>,
          href: postPath(id),
        }))}
        onItemPress={({ key }) => onChoose(String(key))}
        empty={<Empty icon={<BookOpen size={28} />} title={t('none')} description={t('noneHint')} />}
      />
    </Card>
  )
}
