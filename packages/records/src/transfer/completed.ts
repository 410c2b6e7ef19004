import { type AnyRecord, type Core, dictionaryOf, enumerated, type Field, isInstant, isMoney, targetOf } from '@bip/contract'
import { apiOf } from '../data/useApi.ts'
import { dictionaryOf as entriesOf, wordOf } from '../data/useDictionary.ts'
import { fieldOf } from '../fields/fieldOf.ts'
import { decimalText } from '../fields/useFigures.ts'
import { wallClock } from '../fields/zone.ts'
import type { RecordsHost } from '../host/RecordsProvider.tsx'

const keysOf = (value: unknown): string[] => [value ?? []].flat().map(String).filter(Boolean)

/** Amounts have two decimals at least, as everywhere. */
const amountOf = (value: unknown): unknown => {
  const [whole, fraction = ''] = decimalText(value)?.split('.') ?? []
  return whole === undefined ? value : `${whole}.${fraction.replace(/0+$/, '').padEnd(2, '0')}`
}

type Around = Pick<RecordsHost, 'client' | 'language' | 'timeZone' | 'resources'> & { core: Core }

/** The words of one column by stored value, where they did not come with the records. */
const wordsOf = async (
  field: Field,
  key: string,
  records: readonly AnyRecord[],
  { client, language, resources }: Around,
): Promise<ReadonlyMap<string, string>> => {
  const unnamed = ({ _labels, ...record }: AnyRecord): string[] =>
    _labels?.[key] === undefined ? keysOf(record[key]).filter((id) => _labels?.[id] === undefined) : []
  const values = [...new Set(records.flatMap(unnamed))]
  if (values.length === 0) return new Map()
  const dictionary = dictionaryOf(field)
  if (dictionary !== undefined) {
    const entries = await entriesOf(client, dictionary, language)
    return new Map(values.map((value) => [value, wordOf(entries, value)]))
  }
  const target = await resources.load(targetOf(field) ?? '')
  if (!target) return new Map()
  return new Map([...(await apiOf(client, target).lookup(values))].map(([id, { label }]) => [id, label]))
}

/** Records of a list made ready for a file: named by what they refer to, in words of dictionaries, at the tenant's clock. */
export const completed = async (around: Around, records: readonly AnyRecord[], keys: readonly string[]): Promise<AnyRecord[]> => {
  const columns = await Promise.all(
    keys.map(async (key) => {
      const field = fieldOf(around.core, key)
      return { key, field, words: field && (await wordsOf(field, key, records, around)) }
    }),
  )
  return records.map((record) => {
    const full: AnyRecord = { ...record, _labels: { ...record._labels } }
    for (const { key, field, words } of columns) {
      const value = record[key]
      if (isMoney(field)) full[key] = amountOf(value)
      if (isInstant(field) && typeof value === 'string') full[key] = wallClock(value, around.timeZone)
      const said = keysOf(value).flatMap((one) => words?.get(one) ?? record._labels?.[one] ?? [])
      if (said.length > 0) full._labels = { [key]: enumerated(said, around.language), ...full._labels }
    }
    return full
  })
}
