import { posix } from 'node:path'
import { parseSync } from 'vite'

/** A node of the parser's tree, read by its type's name: the report cares for few of its many kinds. */
export type Node = { type: string; start: number; end: number } & Record<string, unknown>

/** A name at the top of a module: of a declaration file by its path without extension, or of a package by its name. */
export type Place = { module: string; name: string }

export type Declared = {
  /** The declaration as the compiler wrote it, its doc comment before it. */
  code: string
  node: Node
  doc: string
}

/** What a declaration file declares and hands on. */
export type Module = {
  declared: ReadonlyMap<string, Declared>
  imported: ReadonlyMap<string, Place>
  exported: ReadonlyMap<string, Place>
  /** Modules that it hands on whole. */
  stars: readonly string[]
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** The node and everything below it. */
export function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item)
  else if (isNode(value)) {
    yield value
    for (const inner of Object.values(value)) if (typeof inner === 'object') yield* nodesOf(inner)
  }
}

/** The module that a specifier in `from` means: './Alert.tsx' of 'Alert/index' is 'Alert/Alert', a package stays as it is named. */
export const moduleOf = (from: string, specifier: string): string =>
  specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier).replace(/\.tsx?$/, '') : specifier

/** The name that an identifier or a quoted name of an import or export holds. */
const nameOf = (value: unknown): string => (isNode(value) ? String(value.name ?? value.value) : '')

const sourceOf = (path: string, node: Node): string | undefined =>
  isNode(node.source) ? moduleOf(path, String(node.source.value)) : undefined

const list = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

const declaredNames = (node: Node): string[] =>
  node.type === 'VariableDeclaration'
    ? list(node.declarations).map(({ id }) => nameOf(id))
    : isNode(node.id)
      ? [nameOf(node.id)]
      : []

/** Reads a declaration file; throws where it cannot be read. */
export function readModule(path: string, code: string): Module {
  const { program, comments, errors } = parseSync(`${path}.d.ts`, code)
  if (errors[0]) throw new Error(`The declarations of ${path} cannot be read: ${errors[0].message}`)
  const declared = new Map<string, Declared>()
  const imported = new Map<string, Place>()
  const exported = new Map<string, Place>()
  const stars: string[] = []

  const docBefore = (start: number) => {
    const comment = comments.findLast(
      ({ end, value }) => end <= start && value.startsWith('*') && code.slice(end, start).trim() === '',
    )
    return comment ? `${code.slice(comment.start, comment.end)}\n` : ''
  }
  const declare = (statement: Node, node: Node) => {
    const found = {
      code: code.slice(0, statement.end),
      node: { ...node, start: statement.start },
      doc: docBefore(statement.start),
    }
    for (const name of declaredNames(node)) declared.set(name, found)
  }

  for (const statement of list(program.body)) {
    const source = sourceOf(path, statement)
    if (statement.type === 'ImportDeclaration' && source)
      for (const { type, local, imported: outer } of list(statement.specifiers))
        imported.set(nameOf(local), { module: source, name: type === 'ImportSpecifier' ? nameOf(outer) : '*' })
    else if (statement.type === 'ExportAllDeclaration' && source) stars.push(source)
    else if (statement.type === 'ExportNamedDeclaration') {
      for (const { local, exported: outer } of list(statement.specifiers))
        exported.set(nameOf(outer), { module: source ?? path, name: nameOf(local) })
      if (!isNode(statement.declaration)) continue
      declare(statement, statement.declaration)
      for (const name of declaredNames(statement.declaration)) exported.set(name, { module: path, name })
    } else declare(statement, statement)
  }
  return { declared, imported, exported, stars }
}
