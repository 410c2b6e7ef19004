import type { Label, Language } from '@bip/contract'
import type { PushBody } from '@bip/contract/workflow'

/** A text in the receiver's language, or a person's own words. */
export type MessageText = Label | string

/** What arrived, for some people of a tenant. It says enough to be noticed; the truth is fetched by REST. */
export type Hint = {
  tenantId: string
  /** `all` is for what everybody of the tenant may hear, such as that something is to be asked for anew. */
  userIds: readonly string[] | 'all'
  title: MessageText
  content: MessageText
  type: PushBody['type']
  url: string
  /** Counts change, and nothing pops up. */
  isQuiet?: boolean
  /** The record whose comments changed. */
  about?: PushBody['about']
}

export const saidIn = (words: MessageText, language: Language): string => (typeof words === 'string' ? words : words[language])

export const bodyOf = ({ title, content, type, url, isQuiet, about }: Hint, language: Language): PushBody => ({
  title: saidIn(title, language),
  content: saidIn(content, language),
  type,
  ...(url && { url }),
  ...(isQuiet && { isQuiet }),
  ...(about && { about }),
})

const maxLength = 200

/** The hint with texts cut to what a notification shows, so that it fits into a notice between processes. */
export function shortened(hint: Hint): Hint {
  const cut = (text: string) => (text.length > maxLength ? `${text.slice(0, maxLength - 1).toWellFormed()}…` : text)
  const cutAll = (words: MessageText): MessageText =>
    typeof words === 'string' ? cut(words) : { 'zh-CN': cut(words['zh-CN']), en: cut(words.en), vi: cut(words.vi) }
  return { ...hint, title: cutAll(hint.title), content: cutAll(hint.content) }
}
