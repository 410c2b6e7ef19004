import { CommandPalette } from '@bip/design-system'
import { useMemo } from 'react'
import { useSession } from '../app/session.tsx'
import { useText } from '../app/useText.ts'
import { menuIcon } from './menuIcon.tsx'
import { pagesOf } from './menus.ts'

type MenuSearchProps = {
  onClose: () => void
  /** Paths of the other open pages, the last opened first: they stand above the rest while nothing is typed. */
  recents: readonly string[]
  onChoose: (path: string) => void
}

/** Every page of the menu, found by its name or by what it stands under. */
export const MenuSearch = ({ onChoose, ...rest }: MenuSearchProps) => {
  const { t } = useText()
  const { menus } = useSession()
  const commands = useMemo(
    () =>
      pagesOf(menus).map(({ node, trail: [top = node.name, ...between] }) => ({
        key: node.path,
        label: node.name,
        description: between.join(' / '),
        keywords: top,
        group: top,
        icon: menuIcon(node.icon),
      })),
    [menus],
  )
  return (
    <CommandPalette
      {...rest}
      isOpen
      label={t('shell.search')}
      placeholder={t('shell.searchHint')}
      commands={commands}
      onRun={({ key }) => onChoose(key)}
    />
  )
}
