import { type Label, type Language, label } from '@bip/contract'
import { modules } from '@bip/contract/resources'
import type { Tx } from '../db/database.ts'
import { readDictionaries } from '../model/dictionary.ts'

const others = label('其他', 'Others', 'Khác')
const dictionary = 'DC_PROCESS_CATEGORY'
const named = new Map<string, Label>(modules.map(({ key, root }) => [key, root?.label ?? others]))

/** What categories of processes are called: as the dictionary says, else as the module of that key, else as the deployment wrote it. */
export async function categoryNames(tx: Tx, tenantId: string): Promise<(category: string, language: Language) => string> {
  const values = (await readDictionaries(tx, tenantId, [dictionary])).get(dictionary) ?? []
  const words = new Map(values.map(({ key, words }) => [key, words]))
  return (category, language) =>
    words.get(category)?.[language] ?? named.get(category)?.[language] ?? (category === '' ? others[language] : category)
}
