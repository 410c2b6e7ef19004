import { Contrast, type LucideIcon, Monitor, Moon, Sun } from 'lucide-react'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import type { ThemeName } from '../foundations/themes.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { themeSwitchTexts } from './ThemeSwitch.texts.ts'

export type ThemeSwitchProps = {
  value: ThemeName
  onChange: (theme: ThemeName) => void
  /** The themes on offer; default light, dark and high contrast. */
  themes?: readonly ThemeName[]
}

const icons = { light: Sun, dark: Moon, contrast: Contrast, wall: Monitor } as const satisfies Record<ThemeName, LucideIcon>

const deskThemes: readonly ThemeName[] = ['light', 'dark', 'contrast']

/** A button with a menu of the themes; its icon is the theme's in force. */
export const ThemeSwitch = ({ value, onChange, themes = deskThemes }: ThemeSwitchProps) => {
  const { t } = useLocale()
  const Current = icons[value]
  return (
    <Menu
      placement="bottom-end"
      trigger={<IconButton icon={<Current size={18} aria-hidden />} label={t(themeSwitchTexts.label)} />}
      items={themes.map((key) => {
        const Icon = icons[key]
        return { key, label: t(themeSwitchTexts[key]), icon: <Icon size={16} aria-hidden />, isSelected: key === value }
      })}
      onAction={(key) => {
        const chosen = themes.find((one) => one === key)
        if (chosen) onChange(chosen)
      }}
    />
  )
}
