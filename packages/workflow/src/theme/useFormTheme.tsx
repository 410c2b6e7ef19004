import type { Page } from '@bip/contract'
import { Button, Menu } from '@bip/design-system'
import { useHost } from '@bip/records'
import { type CSSProperties, type ReactNode, useState } from 'react'
import useSWR from 'swr'
import { useText } from '../host/useText.ts'

type Theme = { name: string; themeKey: string; isActive?: boolean; styles?: readonly { variable: string; setting: string }[] }

const path = '/blade-workflow/design/form/theme/list'
const storageKey = 'form-theme'
const usual = 'default'

/** The theme of forms that the reader chose, as a style, and the button that chooses another one; none where there is no choice. */
export function useFormTheme(): { style: CSSProperties | undefined; chooser: ReactNode } {
  const { client, storage } = useHost()
  const { t } = useText()
  const [chosen, setChosen] = useState(() => storage?.getItem(storageKey) ?? usual)
  // A gateway without themes draws forms as they are.
  const { data } = useSWR<Page<Theme>, Error>(
    path,
    () => client.request<Page<Theme>>({ path, query: { size: -1 }, silent: true }),
    {
      shouldRetryOnError: false,
      revalidateOnFocus: false,
    },
  )
  const themes = (data?.records ?? []).filter(({ isActive }) => isActive !== false)
  const theme = themes.find(({ themeKey }) => themeKey === chosen)
  const style = theme?.styles?.length
    ? Object.fromEntries(theme.styles.map(({ variable, setting }) => [variable, setting]))
    : undefined
  const chooser = themes.length > 1 && (
    <Menu
      trigger={
        <Button size="small" variant="quiet">
          {t('theme.choose', { theme: theme?.name ?? '' })}
        </Button>
      }
      items={themes.map(({ name, themeKey }) => ({ key: themeKey, label: name }))}
      onAction={(key) => {
        storage?.setItem(storageKey, key)
        setChosen(key)
      }}
    />
  )
  return { style, chooser: chooser || null }
}
