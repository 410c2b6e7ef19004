import { ChevronRight } from 'lucide-react'
import { Fragment, type ReactNode, useLayoutEffect, useRef } from 'react'
import { useRowWindow } from '../foundations/useRowWindow.ts'
import { Highlight } from '../Tree/Highlight.tsx'
import { Icon, Label } from '../Tree/Tree.styles.ts'
import { CheckBox, Space } from '../Tree/TreeParts.styles.ts'
import type { CheckState } from '../Tree/treeChecks.ts'
import { pathOf } from '../Tree/treeIndex.ts'
import type { TreeEntry } from '../Tree/types.ts'
import { Item } from './Cascader.styles.ts'

/** How an entry stands to what is chosen. */
export type CascaderLook = {
  isSelected: (entry: TreeEntry) => boolean
  /** Undefined where there are no boxes. */
  checkOf: (entry: TreeEntry) => CheckState | undefined
}

type CascaderListProps = {
  /** The scrolling element around: a column or the list of results. */
  as: typeof import('./Cascader.styles.ts').Column
  id: string
  role: 'group' | 'tree'
  label: string
  entries: readonly TreeEntry[]
  look: CascaderLook
  /** Index of the entry on the trail; -1 for none. */
  at: number
  /** The keyboard stands on that entry. */
  isActive: boolean
  /** Words to mark; with them entries are shown as their whole paths. */
  words?: readonly string[]
  /** In place of the entries. */
  children?: ReactNode
}

const rowHeight = 32
const ariaChecked = { on: true, off: false, mixed: 'mixed' } as const

/** Id of an entry's element, for aria-activedescendant. */
export const itemId = (popupId: string, entry: TreeEntry): string => `${popupId}-${entry.index}`

const PathLabel = ({ entry, words }: { entry: TreeEntry; words: readonly string[] }) => {
  const path = pathOf(entry)
  return path.map(({ key, label }, place) => (
    <Fragment key={key}>
      <Highlight text={label} words={words} />
      {place < path.length - 1 && ' / '}
    </Fragment>
  ))
}

/** One column, or the list of results: only the entries near its viewport are in the page. */
export const CascaderList = ({ as: Box, id, role, label, entries, look, at, isActive, words, children }: CascaderListProps) => {
  const scroller = useRef<HTMLDivElement>(null)
  const { indexes, totalHeight, scrollTo } = useRowWindow({ scroller, count: entries.length, rowHeight, kept: at })
  const reveal = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    reveal.current = () => scrollTo(at)
  })
  // Also the column of which the keyboard has left shows where it went on.
  useLayoutEffect(() => {
    if (at >= 0) reveal.current?.()
  }, [at])

  return (
    <Box ref={scroller} id={role === 'tree' ? id : undefined} role={role} aria-label={label} tabIndex={-1}>
      {children ?? (
        <Space style={{ height: totalHeight }}>
          {indexes.map((place) => {
            const entry = entries[place]
            if (!entry) return null
            const { node } = entry
            const check = look.checkOf(entry)
            const isHere = place === at
            return (
              <Item
                key={entry.index}
                id={itemId(id, entry)}
                role="treeitem"
                aria-level={words ? 1 : entry.level + 1}
                aria-posinset={place + 1}
                aria-setsize={entries.length}
                aria-expanded={entry.isParent && !words ? isHere && !(isActive && entry.isLazy) : undefined}
                aria-selected={check ? undefined : look.isSelected(entry)}
                aria-checked={check && ariaChecked[check]}
                aria-disabled={node.isDisabled || undefined}
                data-entry={entry.index}
                data-open={(isHere && !isActive) || undefined}
                data-active={(isHere && isActive) || undefined}
                title={node.label}
                style={{ transform: `translateY(${place * rowHeight}px)` }}
              >
                {check && <CheckBox data-part="check" data-state={check} aria-hidden="true" />}
                {node.icon && !words && <Icon aria-hidden="true">{node.icon}</Icon>}
                <Label>{words ? <PathLabel entry={entry} words={words} /> : node.label}</Label>
                {entry.isParent && !words && <ChevronRight size={16} aria-hidden="true" />}
              </Item>
            )
          })}
        </Space>
      )}
    </Box>
  )
}
