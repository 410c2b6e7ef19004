import { type AnyRecord, tabsOf } from '@bip/contract'
import { Skeleton, Tabs } from '@bip/design-system'
import { type ReactNode, Suspense, useState } from 'react'
import { Children } from '../children/Children.tsx'
import { Below } from '../children/children.styles.ts'
import { useBelow } from '../children/useBelow.ts'
import { useText } from '../host/useText.ts'
import { useSlots } from '../kinds/slots.tsx'
import type { ResourceDetailProps } from './ResourceDetail.tsx'
import { Sections, showsAny } from './Sections.tsx'

type DetailTabsProps = Pick<ResourceDetailProps, 'core' | 'tab' | 'onTabChange' | 'onDirtyChange'> & {
  record: AnyRecord
  /** What was said about the record and its history, where a tab takes them. */
  aside?: ReactNode
}

const none: ReadonlySet<string> = new Set()

/** Sections and lists of a record in tabs. A tab without anything for this record or this reader is not there, unless the portal draws it; one that was seen keeps what was typed in it. */
export const DetailTabs = ({ core, record, tab, onTabChange, onDirtyChange, aside }: DetailTabsProps) => {
  const { t, say } = useText()
  const below = useBelow(core)
  const { tabs: parts = {} } = useSlots(core)
  const [dirty, setDirty] = useState(none)
  const [own, setOwn] = useState<string>()
  const shown = tabsOf(
    core,
    below.map(([child]) => child),
  ).filter((one) => parts[one.key] || one.below.length > 0 || showsAny(core, record, one.sections) || (one.aside && aside))
  const [first] = shown
  if (!first) return null
  const wanted = tab ?? own
  const tell = (key: string, isDirty: boolean): void => {
    const next = new Set([...dirty].filter((other) => other !== key))
    if (isDirty) next.add(key)
    setDirty(next)
    onDirtyChange?.(next.size > 0)
  }
  return (
    <Tabs
      label={t('detail.tabs')}
      keepPanels
      selectedKey={shown.some(({ key }) => key === wanted) ? wanted : first.key}
      onSelect={(key) => {
        setOwn(key)
        onTabChange?.(key)
      }}
      items={shown.map(({ key, label, sections, below, ...one }) => {
        const Part = parts[key]
        return {
          key,
          label: say(label),
          isDirty: dirty.has(key),
          content: (
            <Below>
              {Part && (
                <Suspense fallback={<Skeleton lines={6} height={20} />}>
                  <Part core={core} record={record} />
                </Suspense>
              )}
              <Sections core={core} record={record} sections={sections} />
              {below.length > 0 && (
                <Children core={core} record={record} only={below} onDirtyChange={(isDirty) => tell(key, isDirty)} />
              )}
              {one.aside && aside}
            </Below>
          ),
        }
      })}
    />
  )
}
