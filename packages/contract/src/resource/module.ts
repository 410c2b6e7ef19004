import type { Label } from '../i18n.ts'
import type { DeskCard } from './card.ts'
import type { Dictionary } from './dictionary.ts'

/** A heading of the menu; its pages and the lists of resources stand below it. */
export type MenuGroup = { label: Label; icon: string; order: number }

/** A page of the menu that is no list of a resource. */
export type MenuPage<G extends string = string> = MenuGroup & {
  id: string
  group: G
  path: string
  /** Shown when the user has this permission; to everybody when absent. */
  permission?: string
}

/** A module of the company. Its resources, dictionaries and menu lie in its folder; two modules share no file. */
export type Module<G extends string = string> = {
  key: string
  /** Its entry at the top of the menu, which shows once a page below it is there; absent where it only brings groups to another module. */
  root?: MenuGroup & { path?: string }
  /** Groups by id, such as `crm.customers`; what stands before the last dot is the entry above. */
  groups: Readonly<Record<G, MenuGroup>>
  pages?: readonly MenuPage<NoInfer<G>>[]
  dictionaries?: readonly Dictionary[]
  /** What its resources bring to the workbench. */
  cards?: readonly DeskCard[]
}

/** Declares a module. The types keep the ids of its groups, so that a resource in a group nobody declared does not compile. */
export const defineModule = <const G extends string = never>(module: Module<G>): Module<G> => module
