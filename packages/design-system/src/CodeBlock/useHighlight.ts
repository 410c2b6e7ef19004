import { startTransition, useEffect, useMemo, useState } from 'react'
import { type CodeLine, plainLines } from './codeLines.ts'
import type { CodeLanguage } from './languages.ts'

/** Characters from which on colours would hold the page up for longer than they help. */
const maxCharacters = 200_000

type Coloured = { code: string; language: CodeLanguage; lines: readonly CodeLine[] }

/** The lines of a code: plain at once, in colours as soon as the highlighter is there; plain for ever where it is too long or does not come. */
export const useHighlight = (code: string, language: CodeLanguage | undefined): readonly CodeLine[] => {
  const plain = useMemo(() => plainLines(code), [code])
  const [coloured, setColoured] = useState<Coloured | null>(null)

  useEffect(() => {
    if (!language || code.length > maxCharacters) return
    let isWanted = true
    const colour = async (): Promise<void> => {
      const { highlighted } = await import('./highlighter.ts')
      if (isWanted) startTransition(() => setColoured({ code, language, lines: highlighted(code, language) }))
    }
    // Without colours the code is still all there.
    colour().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [code, language])

  return coloured?.code === code && coloured.language === language ? coloured.lines : plain
}
