import type { MenuDetail } from '@bip/contract'
import { CheckboxGroup } from '@bip/design-system'
import { fixedTops } from '../../../menus/menus.ts'
import { useAnswer } from '../calls.ts'
import { nameIn } from '../nameIn.ts'
import { useSystemText } from '../useSystemText.ts'

type TopMenusProps = { value: readonly string[]; onChange: (ids: string[]) => void; isReadOnly: boolean }

/**
 * Which top entries a role shows; the fixed ones are always there. An empty list shows every entry, also those of modules to come: all ticks
 * are kept as that, and no tick as one of the fixed.
 */
export const TopMenus = ({ value, onChange, isReadOnly }: TopMenusProps) => {
  const { t, language } = useSystemText()
  const { data = [] } = useAnswer<MenuDetail[]>('/blade-system/menu/lazy-list', { parentId: '0' })
  const offered = data.filter(({ id }) => !fixedTops.includes(id))
  if (offered.length === 0) return null
  const ids = offered.map(({ id }) => id)
  const keep = (next: string[]): void => {
    if (next.length === ids.length) onChange([])
    else onChange(next.length === 0 ? fixedTops.slice(0, 1) : next)
  }
  return (
    <CheckboxGroup
      label={t('roles.tops')}
      hint={t('roles.topsHint')}
      orientation="horizontal"
      value={value.length === 0 ? ids : ids.filter((id) => value.includes(id))}
      onChange={keep}
      isDisabled={isReadOnly}
      options={offered.map(({ id, name, names }) => ({ value: id, label: nameIn(language, name, names) }))}
    />
  )
}
