import type { Page } from '@bip/contract'
import { Button, Menu } from '@bip/design-system'
import { useHost } from '@bip/records'
import { type CSSProperties, type ReactNode, useState } from 'react'
import useSWR from 'swr'
import { useText } from '../host/useText.ts'

type Theme = { id: string; name: string; themeKey: string; isActive?: boolean }
type Style = { variable: string; setting: string }

const list = '/blade-workflow/design/form/theme/list'
const detail = '/blade-workflow/design/form/theme/detail'
/** A gateway without themes draws forms as they are. */
const onlyOnce = { shouldRetryOnError: false, revalidateOnFocus: false }
const storageKey = 'form-theme'
const usual = 'default'

/** The theme of forms that the reader chose, as a style, and the button that chooses another one; none where there is no choice. */
export function useFormTheme(): { style: CSSProperties | undefined; chooser: ReactNode } {
  const { client, storage } = useHost()
  const { t } = useText()
  const [chosen, setChosen] = useState(() => storage?.getItem(storageKey) ?? usual)
  const { data } = useSWR<Page<Theme>, Error>(
    list,
    () => client.request<Page<Theme>>({ path: list, query: { size: -1 }, silent: true }),
    onlyOnce,
  )
  const themes = (data?.records ?? []).filter(({ isActive }) => isActive !== false)
  const theme = themes.find(({ themeKey }) => themeKey === chosen)
  // Lists tell no lines.
  const { data: whole } = useSWR<{ styles?: readonly Style[] }, Error>(
    theme && [detail, theme.id],
    () => client.request<{ styles?: readonly Style[] }>({ path: detail, query: { id: theme?.id }, silent: true }),
    { ...onlyOnce, keepPreviousData: true },
  )
  const styles = whole?.styles ?? []
  const style = styles.length > 0 ? Object.fromEntries(styles.map(({ variable, setting }) => [variable, setting])) : undefined
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
