import type { MenuDetail } from '@bip/contract'
import { CheckboxGroup } from '@bip/design-system'
import { fixedTops } from '../../../shell/menus.ts'
import { useAnswer } from '../adminCalls.ts'
import { nameIn } from '../nameIn.ts'
import { useSystemText } from '../useSystemText.ts'

type TopMenusProps = { value: readonly string[]; onChange: (ids: string[]) => void; isReadOnly: boolean }

/** Which top entries a role shows; the fixed ones are always there. */
export const TopMenus = ({ value, onChange, isReadOnly }: TopMenusProps) => {
  const { t, language } = useSystemText()
  const { data = [] } = useAnswer<MenuDetail[]>('/blade-system/menu/lazy-list', { parentId: '0' })
  const offered = data.filter(({ id }) => !fixedTops.includes(id))
  if (offered.length === 0) return null
  return (
    <CheckboxGroup
      label={t('roles.tops')}
      hint={t('roles.topsHint')}
      orientation="horizontal"
      value={[...value]}
      onChange={onChange}
      isDisabled={isReadOnly}
      options={offered.map(({ id, name, names }) => ({ value: id, label: nameIn(language, name, names) }))}
    />
  )
}
