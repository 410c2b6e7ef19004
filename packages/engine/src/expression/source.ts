import type { Tree } from './types.ts'

const signs = { both: '&&', either: '||' } as const

/** An expression as somebody would write it, so that a sentence can say which one failed. */
export function sourceOf(tree: Tree): string {
  switch (tree.is) {
    case 'value':
      return JSON.stringify(tree.value)
    case 'name':
      return tree.name
    case 'member':
      return tree.key.is === 'value' && typeof tree.key.value === 'string'
        ? `${sourceOf(tree.of)}.${tree.key.value}`
        : `${sourceOf(tree.of)}[${sourceOf(tree.key)}]`
    case 'not':
      return `!${sourceOf(tree.of)}`
    case 'negative':
      return `-${sourceOf(tree.of)}`
    case 'empty':
      return `empty ${sourceOf(tree.of)}`
    case 'both':
    case 'either':
      return `(${sourceOf(tree.left)} ${signs[tree.is]} ${sourceOf(tree.right)})`
    case 'compare':
    case 'reckon':
      return `(${sourceOf(tree.left)} ${tree.sign} ${sourceOf(tree.right)})`
    case 'choice':
      return `(${sourceOf(tree.test)} ? ${sourceOf(tree.yes)} : ${sourceOf(tree.no)})`
    case 'list':
      return `[${tree.items.map(sourceOf).join(', ')}]`
    case 'call':
      return `${tree.name}(${tree.args.map(sourceOf).join(', ')})`
  }
}
