import { ChevronRight } from 'lucide-react'
import { type CSSProperties, memo, useState } from 'react'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { onPlainClick } from '../foundations/plainClick.ts'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import { Chevron, Count, Item, List, Row, Text } from './SideNav.styles.ts'
import { sideNavTexts } from './SideNav.texts.ts'
import { chosenBelow, type SideNavItem } from './types.ts'

export type SideNavRowProps = {
  item: SideNavItem
  /** 0 at the top. */
  depth: number
  /** The chosen entry, where it is this one or lies below it. */
  selectedKey: string | undefined
  /** The same function all the time, or every row is made anew. */
  onSelect: ((key: string) => void) | undefined
  isCollapsed: boolean
}

/** One page, or a fold with pages below it; a fold opens when a page in it is chosen. */
export const SideNavRow = memo(({ item, depth, selectedKey, onSelect, isCollapsed }: SideNavRowProps) => {
  const { key, label, icon, count, href, children } = item
  const { t, formatNumber } = useLocale()
  const isWithin = selectedKey !== undefined && key !== selectedKey
  const [isOpen, setOpen] = useState(isWithin)
  const [wasWithin, setWasWithin] = useState(isWithin)
  if (isWithin !== wasWithin) {
    setWasWithin(isWithin)
    if (isWithin) setOpen(true)
  }
  const vars: CSSProperties & Record<`--${string}`, string> = { '--depth': String(depth) }

  if (children && !isCollapsed) {
    return (
      <Row>
        <Item
          as="button"
          type="button"
          style={vars}
          aria-expanded={isOpen}
          aria-label={t(isOpen ? sideNavTexts.collapse : sideNavTexts.expand, { name: label })}
          data-within={isWithin || undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {icon}
          <Text>{label}</Text>
          <Chevron>
            <ChevronRight size={14} aria-hidden />
          </Chevron>
        </Item>
        {isOpen && (
          <List>
            {children.map((child) => (
              <SideNavRow
                key={child.key}
                item={child}
                depth={depth + 1}
                selectedKey={chosenBelow(child, selectedKey)}
                onSelect={onSelect}
                isCollapsed={false}
              />
            ))}
          </List>
        )}
      </Row>
    )
  }

  const link = (
    <Item
      href={href ?? '#'}
      style={vars}
      aria-label={isCollapsed ? label : undefined}
      aria-current={key === selectedKey || (isCollapsed && isWithin) ? 'page' : undefined}
      onClick={onPlainClick(onSelect && (() => onSelect(children?.[0]?.key ?? key)))}
    >
      {isCollapsed ? (icon ?? Array.from(label)[0]) : icon}
      {!isCollapsed && <Text>{label}</Text>}
      {!isCollapsed && count !== undefined && <Count>{formatNumber(count)}</Count>}
    </Item>
  )
  return (
    <Row>
      {isCollapsed ? (
        <Tooltip content={label} placement="right" isName>
          {link}
        </Tooltip>
      ) : (
        link
      )}
    </Row>
  )
})
