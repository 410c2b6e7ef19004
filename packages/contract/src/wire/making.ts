import { label } from '../i18n.ts'

/** What a new record begins with that is made from others. */
export type MakingDraft = {
  /** As in a detail: lines with `_labels` and what they show of others. Nothing of it is stored. */
  values: Record<string, unknown>
  /** Records that were chosen and give nothing, in the caller's words. */
  leftOut: readonly { id: string; name: string; reason: string }[]
}

/** A record that another one was made from, or that was made from it. */
export type MakingLink = {
  resource: string
  id: string
  name: string
  /** Its state and how it looks, where it has any. */
  state?: string
  /** How many of its lines hang together with lines of this record. */
  lines: number
  /** ISO instant: when it was made. */
  at: string
  /** The caller may open it. */
  isWithin: boolean
}

/** How a record hangs together with others; resources by key. */
export type MakingLinks = { from: readonly MakingLink[]; into: readonly MakingLink[] }

/** Why nothing is made. */
export const makingTexts = {
  nothingOpen: label('没有未下推的数量', 'Nothing of it is open', 'Không còn số lượng chưa thực hiện'),
  notNow: label('当前状态不能下推', 'Nothing can be made from it in its state', 'Trạng thái hiện tại không cho phép tạo'),
  differs: label(
    '所选单据的“{field}”不同，请分开下推',
    'They differ in “{field}”. Make them one by one',
    'Các chứng từ khác nhau ở “{field}”. Hãy tạo riêng từng chứng từ',
  ),
} as const
