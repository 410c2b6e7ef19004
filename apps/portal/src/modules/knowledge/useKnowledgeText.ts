import type { TextKey, Texts } from '@bip/contract'
import { bundledTexts } from '../../app/bundledTexts.ts'
import { useText } from '../../app/useText.ts'
import { text as en } from './locales/en.ts'
import { text as vi } from './locales/vi.ts'
import { text as chinese, type KnowledgeText } from './locales/zh-CN.ts'

const textsOf = bundledTexts<KnowledgeText>('knowledge', { 'zh-CN': chinese, en, vi })

/** The texts of the wiki's readers in the language on show. */
export const useKnowledgeText = (): Texts<TextKey<KnowledgeText>> => textsOf(useText().language)
