/** A type as react-docgen describes it. */
export type DocgenType = {
  name: string
  raw?: string
  value?: string
  elements?: readonly DocgenType[]
}

/** The type as one would write it: "'small' | 'medium'" where react-docgen says "union". */
export const typeText = ({ name, raw, value, elements }: DocgenType): string => {
  if (name === 'union' && elements) return elements.map(typeText).join(' | ')
  if (name === 'literal') return value ?? name
  return (raw ?? name).replace(/\s+/g, ' ')
}
