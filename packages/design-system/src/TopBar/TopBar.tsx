import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { guarded } from '../CatchErrors/guarded.tsx'
import { commonTexts } from '../foundations/common.texts.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { onPlainClick } from '../foundations/plainClick.ts'
import { warnDuplicateKeys } from '../foundations/warnDuplicateKeys.ts'
import { warnNoList } from '../foundations/warnShape.ts'
import { Menu } from '../Menu/Menu.tsx'
import { BrandMark } from './BrandMark.tsx'
import { Brand, MenuLink, Menus, Root, Tools } from './TopBar.styles.ts'
import { useFittingCount } from './useFittingCount.ts'

export type TopBarMenu = {
  key: string
  label: string
  href: string
  /** How many things wait there. */
  count?: number
  /** A 16 px icon before the label. */
  icon?: ReactNode
}

export type TopBarProps = Omit<ComponentPropsWithRef<'header'>, 'onSelect'> & {
  /** The platform's name. */
  brand: ReactNode
  /** The mark before the name; default the platform's own. */
  mark?: ReactNode
  menus?: readonly TopBarMenu[]
  /** How many of the menus stand in the bar at most; the rest lies behind "more". Default all that fit. */
  max?: number
  selectedKey?: string
  /** Takes over plain clicks, for a router. */
  onSelect?: (key: string) => void
  /** Search, bell, language, theme, the reader. */
  children?: ReactNode
}

/** The head of the portal: name, top menus, tools. Menus that do not fit go behind "more". */
export const TopBar = ({
  brand,
  mark,
  menus = [],
  max = Number.POSITIVE_INFINITY,
  selectedKey,
  onSelect,
  children,
  ...rest
}: TopBarProps) => {
  const { t } = useLocale()
  warnNoList('TopBar', 'menus', menus)
  const { containerRef, count } = useFittingCount({
    total: Math.min(max, menus.length),
    chosen: menus.findIndex(({ key }) => key === selectedKey),
    isMoreAlways: max < menus.length,
  })
  const hidden = menus.slice(count)
  warnDuplicateKeys(
    'TopBar',
    'menus',
    menus.map(({ key }) => key),
  )
  return (
    <Root {...rest}>
      <Brand>
        {guarded(mark) ?? <BrandMark />}
        {guarded(brand)}
      </Brand>
      <Menus ref={containerRef}>
        {menus.slice(0, max).map(({ key, label, href, icon, count: waiting = 0 }, index) => (
          <MenuLink
            key={key}
            href={href}
            data-fit=""
            hidden={index >= count}
            aria-current={key === selectedKey ? 'page' : undefined}
            onClick={onPlainClick(onSelect && (() => onSelect(key)))}
          >
            {icon}
            {label}
            <Badge count={waiting} />
          </MenuLink>
        ))}
        {hidden.length > 0 && (
          <Menu
            trigger={
              <Button variant="quiet">
                {hidden.find(({ key }) => key === selectedKey)?.label ?? t(commonTexts.more)}
                <ChevronDown size={14} aria-hidden />
              </Button>
            }
            items={hidden.map(({ key, label, icon }) => ({ key, label, icon, isSelected: key === selectedKey }))}
            onAction={(key) => {
              const href = hidden.find((menu) => menu.key === key)?.href
              if (onSelect) onSelect(key)
              else if (href) window.location.assign(href)
            }}
          />
        )}
      </Menus>
      <Tools>{guarded(children)}</Tools>
    </Root>
  )
}
