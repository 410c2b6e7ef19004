import { type ComponentPropsWithRef, useDeferredValue } from 'react'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { rovingFocus } from '../foundations/rovingFocus.ts'
import { warnDuplicateKeys } from '../foundations/warnDuplicateKeys.ts'
import { warnNoList } from '../foundations/warnShape.ts'
import { GroupLabel, List, Root } from './SideNav.styles.ts'
import { sideNavTexts } from './SideNav.texts.ts'
import { SideNavRow } from './SideNavRow.tsx'
import { chosenBelow, firstItems, keysOf, type SideNavGroup } from './types.ts'

export type SideNavProps = Omit<ComponentPropsWithRef<'nav'>, 'children' | 'onSelect'> & {
  groups: readonly SideNavGroup[]
  selectedKey?: string
  /** Takes over plain clicks, for a router. */
  onSelect?: (key: string) => void
  /** Icons only; default false. */
  isCollapsed?: boolean
  /** Name for screen readers; default "navigation" in the language of the interface. */
  label?: string
}

/** px that an entry takes at least, with the gap below it. */
const minHeight = 35

/** Entries that are made before the first paint: as many as the window can show. */
const atOnce = (): number => Math.ceil(window.innerHeight / minHeight)

const move = rovingFocus({ selector: 'a, button', hasTypeahead: true })

/** The pages of one area, in groups; Tab and the arrows both move, items with children fold. */
export const SideNav = ({ groups, selectedKey, onSelect, isCollapsed = false, label, ...rest }: SideNavProps) => {
  const { t } = useLocale()
  const isWhole = useDeferredValue(true, false)
  warnNoList('SideNav', 'groups', groups)
  warnDuplicateKeys(
    'SideNav',
    'groups',
    groups.flatMap((group) => group.items.flatMap(keysOf)),
  )
  return (
    <Root aria-label={label ?? t(sideNavTexts.label)} data-collapsed={isCollapsed || undefined} onKeyDown={move} {...rest}>
      {(isWhole ? groups : firstItems(groups, atOnce(), selectedKey)).map((group, index) => (
        <div key={group.label ?? index}>
          {group.label && !isCollapsed && <GroupLabel>{group.label}</GroupLabel>}
          <List>
            {group.items.map((item) => (
              <SideNavRow
                key={item.key}
                item={item}
                depth={0}
                selectedKey={chosenBelow(item, selectedKey)}
                onSelect={onSelect}
                isCollapsed={isCollapsed}
              />
            ))}
          </List>
        </div>
      ))}
    </Root>
  )
}
