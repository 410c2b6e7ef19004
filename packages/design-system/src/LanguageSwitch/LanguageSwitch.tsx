import { Languages } from 'lucide-react'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { type Locale, locales } from '../locales/index.ts'
import { Menu } from '../Menu/Menu.tsx'

export type LanguageSwitchProps = {
  /** Default the language around it. */
  value?: Locale
  onChange: (locale: Locale) => void
}

/** Each language by its own name, for those who read no other. */
const names: Record<Locale, string> = { 'zh-CN': '简体中文', vi: 'Tiếng Việt', en: 'English' }

/** A button with a menu of the languages. */
export const LanguageSwitch = ({ value, onChange }: LanguageSwitchProps) => {
  const { t, locale } = useLocale()
  const current = value ?? locale
  return (
    <Menu
      placement="bottom-end"
      trigger={<IconButton icon={<Languages size={18} aria-hidden />} label={t('language.label')} />}
      items={locales.map((key) => ({ key, label: <span lang={key}>{names[key]}</span>, isSelected: key === current }))}
      onAction={(key) => {
        const chosen = locales.find((one) => one === key)
        if (chosen) onChange(chosen)
      }}
    />
  )
}
