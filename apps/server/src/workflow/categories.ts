import { type Label, label } from '@bip/contract'
import { modules } from '@bip/contract/resources'

const others = label('其他', 'Others', 'Khác')
const named = new Map<string, Label>(modules.map(({ key, root }) => [key, root?.label ?? others]))

/** What a category of processes is called: a module's own name, or the words that a deployment gave. */
export const categoryName = (category: string): Label =>
  named.get(category) ?? (category === '' ? others : label(category, category, category))
