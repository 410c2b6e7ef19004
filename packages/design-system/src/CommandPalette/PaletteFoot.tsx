import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Kbd } from '../Kbd/Kbd.tsx'
import { Foot } from './CommandPalette.styles.ts'
import { commandPaletteTexts } from './CommandPalette.texts.ts'

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** What the keys do; for the eye, as screen readers know them from the roles. */
export const PaletteFoot = ({ hasPages, alternateLabel }: { hasPages: boolean; alternateLabel: string | undefined }) => {
  const { t } = useLocale()
  return (
    <Foot aria-hidden="true">
      <span>
        <Kbd>↑ ↓</Kbd> {t(commandPaletteTexts.move)}
      </span>
      <span>
        <Kbd>↵</Kbd> {t(commandPaletteTexts.run)}
      </span>
      {alternateLabel && (
        <span>
          <Kbd>{isMac() ? '⌘ ↵' : 'Ctrl ↵'}</Kbd> {alternateLabel}
        </span>
      )}
      {hasPages && (
        <span>
          <Kbd>Esc</Kbd> {t(commandPaletteTexts.back)}
        </span>
      )}
    </Foot>
  )
}
