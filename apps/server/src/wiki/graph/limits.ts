import type { DocumentNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql'

/** A question that asks for more than a page could need. */
export const limits = { characters: 8000, tokens: 1000, depth: 6, fields: 150, roots: 20 } as const

type Size = { depth: number; fields: number; roots: number }

/**
 * How deep and how large an answer a document asks for, its fragments written out. Counting ends where a limit is passed, so that
 * fragments within fragments cost nothing; the document must be free of cycles.
 */
export function sizeOf(document: DocumentNode): Size {
  const fragments = new Map<string, FragmentDefinitionNode>(
    document.definitions.flatMap((one) => (one.kind === 'FragmentDefinition' ? [[one.name.value, one] as const] : [])),
  )
  const size: Size = { depth: 0, fields: 0, roots: 0 }
  const walk = ({ selections }: SelectionSetNode, depth: number): void => {
    for (const selection of selections) {
      if (isOver(size)) return
      if (selection.kind === 'FragmentSpread') {
        const fragment = fragments.get(selection.name.value)
        if (fragment) walk(fragment.selectionSet, depth)
      } else if (selection.kind === 'InlineFragment') walk(selection.selectionSet, depth)
      else {
        size.fields += 1
        size.depth = Math.max(size.depth, depth)
        // Each field with an answer of its own below the first level is a query of the database.
        if (depth === 2) size.roots += 1
        if (selection.selectionSet) walk(selection.selectionSet, depth + 1)
      }
    }
  }
  for (const one of document.definitions) if (one.kind === 'OperationDefinition') walk(one.selectionSet, 1)
  return size
}

export const isOver = ({ depth, fields, roots }: Size): boolean =>
  depth > limits.depth || fields > limits.fields || roots > limits.roots
