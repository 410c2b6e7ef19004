import { label } from '../i18n.ts'

/** A record in its tree. */
export type TreeRecord = {
  id: string
  title: string
  subtitle: string | null
  parentId: string | null
  /** How many stand right below it, as far as the caller sees them. */
  count: number
  version: number
  /** The caller may put it somewhere else. */
  canMove: boolean
}

/** What stands below one record, or what was found with all that stands above it. */
export type TreeLevel = { records: TreeRecord[] /** There are more. */; isCut: boolean }

/** Puts a record below another one, before one of those that stand there; `null` for the top, and for the end. */
export type TreeMove = { resource: string; id: string; parentId: string | null; before: string | null; version: number }

/** Records of a level, and of what is found. */
export const maxTreeLevel = 500

/** Where a tree says nothing of its own about records that would stand below themselves. */
export const cycleText = label(
  '“{what}”不能放在自己或自己的下级之下，请选择另一个上级',
  'a record of “{what}” must not stand below itself or below one of its own; choose another one above',
  '“{what}” không được nằm dưới chính nó hoặc cấp dưới của nó; hãy chọn cấp trên khác',
)
