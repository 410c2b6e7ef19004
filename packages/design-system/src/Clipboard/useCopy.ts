import { useEffect, useRef, useState } from 'react'
import { announce } from '../foundations/announce.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { clipboardTexts } from './Clipboard.texts.ts'
import { copyText } from './copyText.ts'

export type CopyState = 'idle' | 'copied' | 'failed'

export type UseCopyOptions = {
  /** How long the outcome stands in `state`, in ms; default 2000. */
  resetAfter?: number
}

export type Copying = {
  /** Copies and has screen readers say how it went; resolves to whether it was copied. Call it from a press or a key. */
  copy: (text: string) => Promise<boolean>
  /** How the last copy went; 'idle' again after a while. */
  state: CopyState
}

/** Copying with its outcome, for buttons of one's own; works on plain http too. */
export const useCopy = ({ resetAfter = 2000 }: UseCopyOptions = {}): Copying => {
  const { t } = useLocale()
  const [state, setState] = useState<CopyState>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = async (text: string): Promise<boolean> => {
    const isCopied = await copyText(text)
    setState(isCopied ? 'copied' : 'failed')
    announce(t(isCopied ? clipboardTexts.copied : clipboardTexts.failed))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setState('idle'), resetAfter)
    return isCopied
  }
  return { copy, state }
}
