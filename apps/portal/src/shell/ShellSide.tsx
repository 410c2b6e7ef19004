import type { MenuNode } from '@bip/contract'
import { IconButton, SideNav, type SideNavGroup } from '@bip/design-system'
import { PanelLeftClose, PanelLeftOpen } from '@bip/design-system/icons'
import { memo, useEffect, useRef } from 'react'
import { preferences, usePreferences } from '../app/preferences.ts'
import { useText } from '../app/useText.ts'
import { revealLater } from './revealLater.ts'
import { Side } from './Shell.styles.ts'
import { entryKey } from './sideGroups.tsx'
import { useToggles } from './toggles.ts'

type ShellSideProps = {
  top: MenuNode | undefined
  entry: MenuNode | undefined
  groups: readonly SideNavGroup[]
  onChoose: (key: string) => void
}

/** The menu below the chosen top menu; folded or not, as it was left. */
export const ShellSide = memo(({ top, entry, groups, onChoose }: ShellSideProps) => {
  const { t } = useText()
  const { isSideFolded } = usePreferences()
  const { collapse } = useToggles()
  const isFolded = collapse && isSideFolded
  const side = useRef<HTMLDivElement>(null)
  const selected = entry && entryKey(entry)
  // An entry that was chosen elsewhere comes into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other entries stand there
  useEffect(() => {
    const chosen = side.current?.querySelector('[aria-current]')
    return chosen ? revealLater(chosen) : undefined
  }, [selected, top?.id])
  return (
    <Side hidden={groups.length === 0} ref={side}>
      <SideNav
        key={top?.id}
        label={top?.name ?? t('shell.menu')}
        groups={groups}
        selectedKey={selected}
        onSelect={onChoose}
        isCollapsed={isFolded}
      />
      {collapse && (
        <IconButton
          icon={isFolded ? <PanelLeftOpen size={16} /> : <PanelLeftClose size={16} />}
          label={isFolded ? t('shell.expand') : t('shell.collapse')}
          onPress={() => preferences.set({ isSideFolded: !isSideFolded })}
        />
      )}
    </Side>
  )
})
