import { type WikiHot, wikiCalls } from '@bip/contract'
import { Card, Empty, Link, List, Tag, useLocale } from '@bip/design-system'
import { BookOpen } from '@bip/design-system/icons'
import { useNavigate } from 'react-router-dom'
import useSWR from 'swr'
import { useAuth } from '../../app/auth.tsx'
import { client } from '../../app/client.ts'
import { usePreferences } from '../../app/preferences.ts'
import { useText } from '../../app/useText.ts'
import { WidgetFailed } from '../WidgetFailed.tsx'

const shown = 6
/** Where articles are read, each on a page below. */
const posts = '/knowledge/post'

/** Articles that colleagues open most, the newest after them. */
export const WikiWidget = () => {
  const { t } = useText()
  const { language } = usePreferences()
  const { timeZone } = useAuth().settings
  const { formatDateTime } = useLocale()
  const navigate = useNavigate()
  const { data, error, mutate } = useSWR<WikiHot[], Error>([wikiCalls.hot, language], () =>
    client.request<WikiHot[]>({ path: wikiCalls.hot, silent: true }),
  )
  return (
    <Card
      isFlush
      title={t('desk.wiki')}
      extra={
        <Link href={posts} onPress={() => navigate(posts)}>
          {t('desk.seeAll')}
        </Link>
      }
    >
      {error && !data ? (
        <WidgetFailed error={error} onRetry={() => void mutate()} />
      ) : (
        <List
          label={t('desk.wiki')}
          hasDividers={false}
          isLoading={!data}
          items={(data ?? []).slice(0, shown).map(({ id, title, description, updatedAt, visits }) => ({
            key: id,
            title,
            description: [description, formatDateTime(updatedAt, { timeZone })].filter(Boolean).join(' · '),
            extra: visits > 0 && <Tag>{t('desk.visits', { count: visits })}</Tag>,
            href: `${posts}/${encodeURIComponent(id)}`,
          }))}
          onItemPress={({ key }) => navigate(`${posts}/${encodeURIComponent(String(key))}`)}
          empty={<Empty icon={<BookOpen size={28} />} title={t('desk.noWiki')} description={t('desk.noWikiHint')} />}
        />
      )}
    </Card>
  )
}
