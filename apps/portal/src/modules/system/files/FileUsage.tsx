import type { FileDetail } from '@bip/contract'
import { Button, Link, Menu } from '@bip/design-system'
import { useNavigate } from 'react-router-dom'
import { entryOf } from '../../../app/resourceIndex.ts'
import { detailPath } from '../../paths.ts'
import { useSystemText } from '../useSystemText.ts'

type Use = FileDetail['usage'][number]

// What is personal has no title, and is opened by its people alone.
const pathOf = ({ resource, id, title }: Use): string | null => {
  const entry = entryOf(resource)
  return entry?.hasDetail && title ? detailPath(entry, id) : null
}

/** The records that hold a file, as ways to them. */
export const FileUsage = ({ usage }: Pick<FileDetail, 'usage'>) => {
  const { t } = useSystemText()
  const navigate = useNavigate()
  const [first] = usage
  if (!first) return t('files.unused')
  const path = pathOf(first)
  if (usage.length === 1)
    return path ? (
      <Link href={path} onPress={() => void navigate(path)}>
        {first.title}
      </Link>
    ) : (
      first.title || first.resourceName
    )
  return (
    <Menu
      label={t('files.usage')}
      items={usage.map((one) => ({
        key: `${one.resource}/${one.id}`,
        label: [one.resourceName, one.title].filter(Boolean).join(' · '),
      }))}
      onAction={(key) => {
        const one = usage.find(({ resource, id }) => `${resource}/${id}` === key)
        const target = one && pathOf(one)
        if (target) void navigate(target)
      }}
      trigger={
        <Button size="small" variant="quiet">
          {t('files.used', { count: usage.length })}
        </Button>
      }
    />
  )
}
