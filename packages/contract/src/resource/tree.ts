import type { Label } from '../i18n.ts'

/** Records that stand below each other. No record comes to stand below itself, whoever stores it. */
export type Tree<K extends string = string> = {
  /** The reference to the record above; empty at the top. */
  parent: K
  /** A whole number that says the order below one parent. Default the order of the list. */
  order?: K
  /** Said where a record would come to stand below itself. Default in general words. */
  cycle?: Label
}
