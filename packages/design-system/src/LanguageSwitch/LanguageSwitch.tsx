import { Languages } from 'lucide-react'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { type Locale, locales } from '../foundations/texts.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { languageSwitchTexts } from './LanguageSwitch.texts.ts'

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
      trigger={<IconButton icon={<Languages size={18} aria-hidden />} label={t(languageSwitchTexts.label)} />}
      items={locales.map((key) => ({ key, label: <span lang={key}>{names[key]}</span>, isSelected: key === current }))}
      onAction={(key) => {
        const chosen = locales.find((one) => one === key)
        if (chosen) onChange(chosen)
      }}
    />
  )
}
