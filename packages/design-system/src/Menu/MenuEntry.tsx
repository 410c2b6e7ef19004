import { Check, ChevronRight } from 'lucide-react'
import type { MouseEvent, PointerEvent } from 'react'
import { guardedWords } from '../CatchErrors/guarded.tsx'
import { Kbd } from '../Kbd/Kbd.tsx'
import { Blank, Box, Description, Item, Label } from './Menu.styles.ts'
import type { MenuAction } from './menuItem.ts'

export type MenuEntryProps = {
  item: MenuAction
  /** Keeps the room of an icon, because others in the list have one. */
  hasLead: boolean
  isExpanded: boolean
  onPress: (item: MenuAction, event: MouseEvent<HTMLElement>) => void
  onHover: (item: MenuAction, event: PointerEvent<HTMLElement>) => void
}

const roleOf = ({ isSelected, isChecked }: MenuAction): 'menuitem' | 'menuitemradio' | 'menuitemcheckbox' => {
  if (isChecked !== undefined) return 'menuitemcheckbox'
  return isSelected === undefined ? 'menuitem' : 'menuitemradio'
}

const Lead = ({ item, hasLead }: Pick<MenuEntryProps, 'item' | 'hasLead'>) => {
  if (item.isChecked !== undefined)
    return (
      <Box aria-hidden="true">
        <Check size={12} />
      </Box>
    )
  return item.icon ?? (hasLead ? <Blank /> : null)
}

/** One action of a menu. */
export const MenuEntry = ({ item, hasLead, isExpanded, onPress, onHover }: MenuEntryProps) => (
  <Item
    type="button"
    role={roleOf(item)}
    aria-checked={item.isChecked ?? item.isSelected}
    aria-disabled={item.isDisabled || undefined}
    aria-haspopup={item.items ? 'menu' : undefined}
    aria-expanded={item.items ? isExpanded : undefined}
    tabIndex={-1}
    data-key={item.key}
    data-tone={item.tone}
    onClick={(event) => item.isDisabled || onPress(item, event)}
    onPointerMove={(event) => onHover(item, event)}
  >
    <Lead item={item} hasLead={hasLead} />
    <Label>
      {guardedWords(item.label)}
      {item.description && <Description>{guardedWords(item.description)}</Description>}
    </Label>
    {item.shortcut && <Kbd>{item.shortcut}</Kbd>}
    {item.isSelected && <Check size={16} aria-hidden />}
    {item.items && <ChevronRight size={16} aria-hidden />}
  </Item>
)
