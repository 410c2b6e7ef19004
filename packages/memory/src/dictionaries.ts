import type { Language } from '@bip/contract'
import { dictionaries } from '@bip/contract/baseline'

/** Words by key; empty for a dictionary that nobody declared. */
export function dictionaryNames(code: string, language: Language): Map<string, string> {
  const values = dictionaries.find((dictionary) => dictionary.code === code)?.values ?? []
  return new Map(values.map(({ key, label }) => [key, label[language]]))
}

/** Values as `plus.dictionaries` answers them. */
export function plusEntries(code: string, language: Language) {
  const values = dictionaries.find((dictionary) => dictionary.code === code)?.values ?? []
  return values.map(({ key, label, tone }) => ({ key, label: label[language], ...(tone && { tone }) }))
}

/** Values as the platform's own dictionary calls list them. */
export function dictionaryEntries(code: string, language: Language) {
  return plusEntries(code, language).map(({ key, label, tone }) => ({
    id: `${code}.${key}`,
    parentId: '0',
    code,
    dictKey: key,
    dictValue: label,
    remark: '',
    listClass: tone ?? '',
  }))
}

/** The key of a value written as key or as word of any language. */
export function dictionaryWord(code: string, written: string): string | undefined {
  const values = dictionaries.find((dictionary) => dictionary.code === code)?.values ?? []
  return values.find(({ key, label }) => key === written || Object.values(label).includes(written))?.key
}
