import { languages, permissionCode, shellCalls, spaced } from '@bip/contract'
import { type Command, CommandPalette, type CommandSource } from '@bip/design-system'
import { FilePlus2, Languages, Lock, LogOut, Palette as PaletteIcon, PhoneCall, UserRound } from '@bip/design-system/icons'
import { memo, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import useSWR from 'swr'
import { client } from '../app/client.ts'
import { showLanguage } from '../app/i18n.ts'
import { preferences, usePreferences } from '../app/preferences.ts'
import { entryOf, resourceEntries } from '../app/resourceIndex.ts'
import { useSession } from '../app/session.tsx'
import { useText } from '../app/useText.ts'
import { useMenus } from '../menus/useMenus.ts'
import { quickLog, quickLogPermission } from '../modules/crm/quickLog/quickLog.ts'
import { createPath, detailPath } from '../modules/paths.ts'
import type { OpenTab } from '../tabs/tabs.ts'
import { pageCommands, pagePrefix, withWords } from './paletteCommands.tsx'
import { searchRecords } from './recordSource.ts'

type PaletteProps = {
  /** What it searches is made ready before it opens. */
  isOpen: boolean
  onClose: () => void
  /** The other open pages, the last shown first. */
  recents: readonly OpenTab[]
  /** Opens an entry of the menu. */
  onChoose: (key: string) => void
  onShow: (path: string) => void
  onLock: () => void
  onSignOut: () => void
}

const languageNames = { 'zh-CN': '简体中文', vi: 'Tiếng Việt', en: 'English' } as const
const themes = ['light', 'dark', 'contrast'] as const

/** Words that find Chinese texts by their pinyin; a gateway without them leaves the search to characters. */
function useSpellings(texts: readonly string[], isAsked: boolean): readonly string[] | undefined {
  const { data } = useSWR<string[], Error>(
    isAsked && texts.length > 0 ? [shellCalls.pinyin, texts.join('\n')] : null,
    () => client.request<string[]>({ method: 'POST', path: shellCalls.pinyin, body: { texts }, isRead: true, silent: true }),
    { revalidateOnFocus: false, revalidateIfStale: false },
  )
  return data
}

/** Pages, records and actions, found by a few letters. */
export const Palette = memo(({ isOpen, onChoose, onShow, onLock, onSignOut, recents, onClose }: PaletteProps) => {
  const { t, noun } = useText()
  const { can } = useSession()
  const { menus } = useMenus()
  const { language } = usePreferences()
  const navigate = useNavigate()

  const plain = useMemo((): readonly Command[] => {
    const group = t('palette.actions')
    const creatable = resourceEntries.filter((entry) => entry.isMadeByForm && can(permissionCode(entry, 'add')))
    return [
      ...pageCommands(menus),
      ...creatable.map(({ key, label }) => ({
        key: `create:${key}`,
        label: spaced(t('screens.create', { name: noun(label) })),
        group,
        icon: <FilePlus2 size={16} aria-hidden />,
      })),
      ...(can(quickLogPermission)
        ? [
            {
              key: 'logContact',
              label: t('palette.logContact'),
              shortcut: 'Alt C',
              group,
              icon: <PhoneCall size={16} aria-hidden />,
            },
          ]
        : []),
      { key: 'info', label: t('info.title'), group, icon: <UserRound size={16} aria-hidden /> },
      {
        key: 'language',
        label: t('palette.language'),
        keywords: 'language ngôn ngữ',
        group,
        icon: <Languages size={16} aria-hidden />,
        commands: languages.map((name) => ({ key: `language:${name}`, label: languageNames[name] })),
      },
      {
        key: 'theme',
        label: t('palette.theme'),
        group,
        icon: <PaletteIcon size={16} aria-hidden />,
        commands: themes.map((name) => ({ key: `theme:${name}`, label: t(`palette.${name}`) })),
      },
      { key: 'lock', label: t('lock.lock'), shortcut: 'Alt L', group, icon: <Lock size={16} aria-hidden /> },
      { key: 'logout', label: t('shell.logout'), group, icon: <LogOut size={16} aria-hidden /> },
    ]
  }, [menus, can, t, noun])
  const labels = useMemo(() => plain.map(({ label }) => label), [plain])
  const words = useSpellings(labels, language === 'zh-CN')
  const commands = useMemo(() => withWords(plain, words), [plain, words])

  const sources = useMemo((): readonly CommandSource[] => {
    return [
      {
        key: 'records',
        label: t('palette.records'),
        load: (query, signal) => searchRecords({ request: client.request, query, signal, language }),
      },
    ]
  }, [language, t])

  const recentKeys = useMemo(() => recents.map(({ key }) => pagePrefix + key), [recents])

  const run = ({ key }: Command, isAlternate: boolean): void => {
    const [kind = '', name = '', id = ''] = key.split(':')
    const entry = entryOf(name)
    const go = (path: string): void => {
      if (isAlternate) window.open(path, '_blank', 'noopener')
      else navigate(path)
    }
    if (key.startsWith(pagePrefix)) onChoose(key.slice(pagePrefix.length))
    else if (kind === 'record' && entry) go(detailPath(entry, id))
    else if (kind === 'create' && entry) go(createPath(entry))
    else if (kind === 'logContact') quickLog.open()
    else if (kind === 'info') onShow('/info/index')
    else if (kind === 'lock') onLock()
    else if (kind === 'logout') onSignOut()
    else {
      const wanted = languages.find((known) => known === name)
      const theme = themes.find((known) => known === name)
      if (kind === 'language' && wanted) void showLanguage(wanted).then(() => preferences.set({ language: wanted }))
      else if (kind === 'theme' && theme) preferences.set({ theme })
    }
  }
  return (
    <CommandPalette
      isOpen={isOpen}
      onClose={onClose}
      label={t('palette.title')}
      placeholder={t('palette.hint')}
      alternateLabel={t('palette.newWindow')}
      commands={commands}
      sources={sources}
      recents={recentKeys}
      onRun={(command, { isAlternate }) => run(command, isAlternate)}
    />
  )
})
