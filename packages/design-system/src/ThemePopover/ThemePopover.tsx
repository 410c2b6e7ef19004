import { Contrast, type LucideIcon, Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import type { ThemeName } from '../foundations/themes.ts'
import { type Density, densities } from '../foundations/tokens.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Popover, type PopoverProps } from '../Popover/Popover.tsx'
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx'
import { Caption, Frame, Picture, Sections, Theme, Themes } from './ThemePopover.styles.ts'
import { themePopoverTexts } from './ThemePopover.texts.ts'

export type ThemePopoverProps = {
  theme: ThemeName
  onThemeChange: (theme: ThemeName) => void
  /** The themes on offer; default light, dark and high contrast. */
  themes?: readonly ThemeName[]
  density?: Density
  /** Without it the height of rows is not offered. */
  onDensityChange?: (density: Density) => void
  /** Default 'bottom-end'. */
  placement?: PopoverProps['placement']
}

const icons = { light: Sun, dark: Moon, contrast: Contrast, wall: Monitor } as const satisfies Record<ThemeName, LucideIcon>

const deskThemes: readonly ThemeName[] = ['light', 'dark', 'contrast']

/** A button whose pop-up chooses how the platform looks: theme and height of rows. Changes show at once behind it. */
export const ThemePopover = (props: ThemePopoverProps) => {
  const { theme, onThemeChange, themes = deskThemes, density = 'normal', onDensityChange, placement = 'bottom-end' } = props
  const { t } = useLocale()
  const name = useId()
  const Current = icons[theme]
  const label = t(themePopoverTexts.label)
  return (
    <Popover label={label} placement={placement} trigger={<IconButton icon={<Current size={18} aria-hidden />} label={label} />}>
      <Sections>
        <div>
          <Caption aria-hidden="true">{t(themePopoverTexts.theme)}</Caption>
          <Themes role="radiogroup" aria-label={t(themePopoverTexts.theme)}>
            {themes.map((key) => (
              <Theme key={key}>
                <input type="radio" name={name} value={key} checked={key === theme} onChange={() => onThemeChange(key)} />
                <Frame>
                  <Picture data-theme={key} aria-hidden="true">
                    <span />
                    <span />
                    <span>
                      <i />
                      <i />
                      <i />
                    </span>
                  </Picture>
                </Frame>
                <span>{t(themePopoverTexts[key])}</span>
              </Theme>
            ))}
          </Themes>
        </div>
        {onDensityChange && (
          <div>
            <Caption aria-hidden="true">{t(themePopoverTexts.density)}</Caption>
            <SegmentedControl
              label={t(themePopoverTexts.density)}
              items={densities.map((value) => ({ value, label: t(themePopoverTexts[value]) }))}
              value={density}
              onChange={onDensityChange}
            />
          </div>
        )}
      </Sections>
    </Popover>
  )
}
