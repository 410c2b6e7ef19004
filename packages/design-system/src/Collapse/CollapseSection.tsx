import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { guarded, guardedWords } from '../CatchErrors/guarded.tsx'
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary.tsx'
import { Clip, Content, Extra, Fold, Head, Heading, Item, Note, Trigger, Words } from './Collapse.styles.ts'
import type { CollapseItem } from './Collapse.tsx'

export type CollapseSectionProps = {
  item: CollapseItem
  /** Id of the collapse that it belongs to. */
  group: string
  isOpen: boolean
  /** Whether its content is a landmark. */
  isRegion: boolean
  headingLevel: number
  onToggle: () => void
}

/** One title and what it opens. */
export const CollapseSection = ({ item, group, isOpen, isRegion, headingLevel, onToggle }: CollapseSectionProps) => {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  const triggerId = `${group}-title-${item.key}`
  const panelId = `${group}-content-${item.key}`
  return (
    <Item data-open={isOpen || undefined} data-disabled={item.isDisabled || undefined}>
      <Head>
        <Heading role="heading" aria-level={headingLevel}>
          <Trigger
            type="button"
            id={triggerId}
            data-collapse={group}
            aria-expanded={isOpen}
            aria-controls={panelId}
            disabled={item.isDisabled}
            onClick={onToggle}
          >
            <ChevronRight size={16} aria-hidden />
            <Words>
              {guardedWords(item.title)}
              {item.note !== undefined && <Note>{guardedWords(item.note)}</Note>}
            </Words>
          </Trigger>
        </Heading>
        {item.extra !== undefined && <Extra>{guarded(item.extra)}</Extra>}
      </Head>
      <Fold id={panelId} {...(isRegion ? { role: 'region', 'aria-labelledby': triggerId } : {})}>
        <Clip>
          {wasOpen && (
            <Content>
              <ErrorBoundary>{item.content}</ErrorBoundary>
            </Content>
          )}
        </Clip>
      </Fold>
    </Item>
  )
}
