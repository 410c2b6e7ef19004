import type { Field, Line, LinesField } from '@bip/contract'
import { type ChoiceSource, decimalSigns, type Option, useLocale } from '@bip/design-system'
import { use, useMemo } from 'react'
import { people } from '../../data/people.ts'
import { recordSource } from '../../data/recordSource.ts'
import { apiOf } from '../../data/useApi.ts'
import { dictionariesOf, useDictionaries } from '../../data/useDictionaries.ts'
import { startingWith, usualPeople } from '../../data/usualPeople.ts'
import { useHost } from '../../host/RecordsProvider.tsx'
import { useResources } from '../../host/resources.ts'
import { useText } from '../../host/useText.ts'
import { AroundContext, extrasOf } from '../around.ts'
import type { CellTools } from '../cellEdits.ts'

const noOptions: readonly Option[] = []

/** The words of all dictionaries that the lines speak of. */
const useWordsOf = (field: LinesField): ((dictionary: string) => readonly Option[]) => {
  const codes = useMemo(() => dictionariesOf(field.fields), [field])
  const dictionaries = useDictionaries(codes)
  return useMemo(() => {
    const all = new Map(
      codes.map((code) => [
        code,
        dictionaries?.get(code)?.map(({ key, label, tone }): Option => ({ value: key, label, tone })) ?? noOptions,
      ]),
    )
    return (code) => all.get(code) ?? noOptions
  }, [codes, dictionaries])
}

/** What typing into lines asks for: signs of decimals, words of dictionaries, records by what they are called. */
export const useCellTools = (field: LinesField) => {
  const { client, language } = useHost()
  const resources = useResources()
  const { locale } = useLocale()
  const { t } = useText()
  const options = useWordsOf(field)
  const around = use(AroundContext)
  const records = useMemo(() => {
    const names = new Map<string, string>()
    const sources = new Map<string, ChoiceSource>()
    const sourceFor = (resource: string, extras: Readonly<Record<string, string>> | undefined): ChoiceSource =>
      recordSource({
        load: () => resources.load(resource),
        choices: async (core, text, signal) => {
          const hasUsual = core.key === people && text === '' && !extras
          const usual = hasUsual && signal ? await usualPeople(client, signal) : []
          return startingWith(usual, await apiOf(client, core).choices(text, extras, signal))
        },
        named: (id, label) => names.set(id, label),
        fault: (text, count) => t(count > 1 ? 'lines.ambiguous' : 'lines.unknown', { text, count }),
      })
    return {
      source: (cell: Field, resource: string, line: Line): ChoiceSource => {
        // A choice goes by what else stands in the line, and in the document around.
        const extras = extrasOf(cell, { ...around, ...line })
        const key = `${resource} ${JSON.stringify(extras)}`
        const source = sources.get(key) ?? sourceFor(resource, extras)
        sources.set(key, source)
        return source
      },
      nameOf: (id: unknown): string | undefined => names.get(String(id)),
    }
  }, [client, resources, around, t])
  const signs = useMemo(() => decimalSigns(locale), [locale])
  return useMemo((): CellTools & { nameOf: (id: unknown) => string | undefined } => {
    return { signs, language, options, ...records }
  }, [signs, language, options, records])
}

export type LineTools = ReturnType<typeof useCellTools>
