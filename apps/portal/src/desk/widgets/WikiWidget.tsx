import { type WikiHot, wikiCalls } from '@bip/contract'
import { wikiArticle } from '@bip/contract/resources'
import { Card, Empty, Link, List, Tag, useLocale } from '@bip/design-system'
import { BookOpen } from '@bip/design-system/icons'
import { useNavigate } from 'react-router-dom'
import useSWR from 'swr'
import { useAuth } from '../../app/auth.tsx'
import { client } from '../../app/client.ts'
import { usePreferences } from '../../app/preferences.ts'
import { useText } from '../../app/useText.ts'
import { detailPath, listPath } from '../../modules/paths.ts'
import { WidgetFailed } from './WidgetFailed.tsx'

const shown = 6

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
  const open = (id: string): void => {
    // A visit that was not counted is no reason not to read.
    client.request({ method: 'POST', path: wikiCalls.visit, body: { id }, silent: true }).catch(() => undefined)
    navigate(detailPath(wikiArticle, id))
  }
  return (
    <Card
      isFlush
      title={t('desk.wiki')}
      extra={
        <Link href={listPath(wikiArticle)} onPress={() => navigate(listPath(wikiArticle))}>
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
            href: detailPath(wikiArticle, id),
          }))}
          onItemPress={({ key }) => open(String(key))}
          empty={<Empty icon={<BookOpen size={28} />} title={t('desk.noWiki')} description={t('desk.noWikiHint')} />}
        />
      )}
    </Card>
  )
}
