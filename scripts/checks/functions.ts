import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { filesBelow } from '../lib/inputs.ts'
import type { Check } from './index.ts'
import { lineAt } from './sources.ts'

/** Lines that a function may have, from its first to its last. */
const maxLines = 150

/** What is shipped: tests and stories may tell long tales, their fixtures too. */
const isShipped = (path: string): boolean =>
  /^(apps|packages)\/.*\.tsx?$/.test(path) &&
  !/\.(test|stories|gen|bench|fixture)\.tsx?$|\.d\.ts$|\/(dist|node_modules|testing|fixtures)\//.test(path)

/** A short file may hide a long function: none is longer than what one can see through. */
export const functions: Check = async (base) =>
  filesBelow(base)
    .filter(isShipped)
    .flatMap((path) =>
      longFunctions(path, readFileSync(join(base, path), 'utf8')).map(
        ({ name, line, lines }) =>
          `${path}:${line} has a function of ${lines} lines${name && `, "${name}"`}; take it apart, ${maxLines} are allowed.`,
      ),
    )

type LongFunction = { name: string; line: number; lines: number }

export function longFunctions(path: string, source: string, max = maxLines): LongFunction[] {
  if (source.split('\n').length <= max) return []
  const found: LongFunction[] = []
  visit(parseSync(path, source).program, '', (node, name) => {
    const line = lineAt(source, node.start)
    const lines = lineAt(source, node.end) - line + 1
    if (lines > max) found.push({ name, line, lines })
  })
  return found
}

type Node = { type: string; start: number; end: number }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** Walks everything below a node; a function is called by its own name, or by that of the variable that holds it. */
function visit(node: object, around: string, onFunction: (node: Node, name: string) => void): void {
  const name = nameIn(node) ?? around
  if (isNode(node) && /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)) onFunction(node, name)
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, name, onFunction)
}

function nameIn(node: object): string | undefined {
  const holder = ('id' in node && node.id) || ('key' in node && node.key)
  return isNode(holder) && 'name' in holder ? String(holder.name) : undefined
}
