import json from 'highlight.js/lib/languages/json'
import sql from 'highlight.js/lib/languages/sql'
import ts from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import { createLowlight } from 'lowlight'
import { type CodeLine, colouredLines, type SyntaxNode } from './codeLines.ts'
import type { CodeLanguage } from './languages.ts'

const lowlight = createLowlight({ json, sql, xml, ts } satisfies Record<CodeLanguage, unknown>)

/** The lines of a code in the colours of its language; never fails, whatever stands there. */
export const highlighted = (code: string, language: CodeLanguage): CodeLine[] => {
  const { children } = lowlight.highlight(language, code)
  // The grammars give texts and elements only; the tree's type allows comments and doctypes too.
  return colouredLines(children as readonly SyntaxNode[])
}
