import { say } from '@bip/contract'
import { Card, Empty, Link, List } from '@bip/design-system'
import { Star } from '@bip/design-system/icons'
import { useNavigate } from 'react-router-dom'
import { usePreferences } from '../../app/preferences.ts'
import { entryOf } from '../../app/resourceIndex.ts'
import { useText } from '../../app/useText.ts'
import { detailPath } from '../../modules/paths.ts'
import { useCollected } from '../collection/useCollected.ts'
import { WidgetFailed } from '../WidgetFailed.tsx'

const shown = 6
const page = '/desk/collect'

/** The newest of what the user collected. */
export const CollectionWidget = () => {
  const { t } = useText()
  const { language } = usePreferences()
  const navigate = useNavigate()
  const { collected, error, retry } = useCollected()
  return (
    <Card
      isFlush
      title={t('collection.title')}
      extra={
        <Link href={page} onPress={() => navigate(page)}>
          {t('desk.seeAll')}
        </Link>
      }
    >
      {error && !collected ? (
        <WidgetFailed error={error} onRetry={retry} />
      ) : (
        <List
          label={t('collection.title')}
          hasDividers={false}
          isLoading={!collected}
          items={(collected ?? []).slice(0, shown).flatMap(({ id, resource, recordId, title, remark }) => {
            const entry = entryOf(resource)
            if (!entry) return []
            const description = [say(entry.label, language), remark].filter(Boolean).join(' · ')
            return [{ key: id, title, description, href: detailPath(entry, recordId) }]
          })}
          onItemPress={({ href }) => href && navigate(href)}
          empty={<Empty icon={<Star size={28} />} title={t('collection.none')} description={t('collection.noneHint')} />}
        />
      )}
    </Card>
  )
}
