import { decimalSigns, useLocale } from '@bip/design-system'
import { useMemo } from 'react'
import { apiOf } from '../data/useApi.ts'
import { dictionaryOf } from '../data/useDictionary.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { useResources } from '../host/resources.ts'
import type { PasteTools } from './pasted.ts'

const alike = (a: unknown, b: string): boolean => typeof a === 'string' && a.trim().toLowerCase() === b.toLowerCase()

/** Ways to read pasted words; each word is asked for once. */
export const usePasteTools = (): PasteTools => {
  const { client, language } = useHost()
  const resources = useResources()
  const { locale } = useLocale()
  return useMemo(() => {
    const known = new Map<string, Promise<string | undefined>>()
    const once = (key: string, find: () => Promise<string | undefined>): Promise<string | undefined> => {
      const found = known.get(key) ?? find()
      known.set(key, found)
      return found
    }
    return {
      signs: decimalSigns(locale),
      dictionaryKey: async (code, word) =>
        (await dictionaryOf(client, code, language)).find(({ key, label }) => alike(label, word) || alike(key, word))?.key,
      recordId: (resource, name) =>
        once(`${resource}\n${name}`, async () => {
          const core = await resources.load(resource)
          if (!core) return undefined
          const choices = await apiOf(client, core).choices(name)
          const exact = choices.filter(
            (choice) => alike(choice.label, name) || alike(core.subtitle && choice[core.subtitle], name) || choice.id === name,
          )
          return exact.length === 1 ? exact[0]?.id : undefined
        }),
    }
  }, [client, language, resources, locale])
}
