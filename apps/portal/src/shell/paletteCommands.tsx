import type { MenuNode } from '@bip/contract'
import { menuIcon } from '../menus/menuIcon.tsx'
import { pagesOf } from '../menus/menus.ts'
import type { Command } from './paletteTypes.ts'
import { entryKey } from './sideGroups.tsx'

export const pagePrefix = 'page:'

/** Every entry of the menu as a command, found by its name and by what it stands under. */
export const pageCommands = (menus: readonly MenuNode[]): readonly Command[] =>
  pagesOf(menus).map(({ node, trail: [top = node.name, ...between] }) => ({
    key: pagePrefix + entryKey(node),
    label: node.name,
    description: between.join(' / '),
    keywords: top,
    group: top,
    icon: menuIcon(node.icon),
  }))

/** The same commands with what else finds them, in the order of `words`; the very same where there is nothing to add. */
export const withWords = (commands: readonly Command[], words: readonly string[] | undefined): readonly Command[] =>
  words
    ? commands.map((command, index) => ({ ...command, keywords: `${words[index] ?? ''} ${command.keywords ?? ''}`.trim() }))
    : commands
