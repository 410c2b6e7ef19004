import { type Declared, type Module, moduleOf, type Node, nodesOf, type Place, readModule } from './modules.ts'

export type Surface = {
  /** One line per name that comes from another package, or per package handed on whole. */
  foreign: string[]
  /** The declarations of everything exported, by name. */
  exported: string[]
  /** The declarations that those need and that nobody can import by name. */
  inner: string[]
  /** Names whose declaration says `any`. */
  loose: string[]
}

const byName = (one: Place, other: Place): number => {
  const keys = [one, other].map(({ name, module }) => `${name.toLowerCase()} ${name} ${module}`)
  return (keys[0] ?? '') < (keys[1] ?? '') ? -1 : 1
}

/** What `entry` offers: every declaration that is reachable from it, each once, in the order of names. `files` holds texts by path without extension. */
export function surfaceOf(files: ReadonlyMap<string, string>, entry: string): Surface {
  const modules = new Map<string, Module>()
  const moduleAt = (path: string): Module | undefined => {
    const code = files.get(path)
    if (code !== undefined && !modules.has(path)) modules.set(path, readModule(path, code))
    return modules.get(path)
  }

  /** Follows a name through imports and re-exports to where it is declared, or to the package it comes from. */
  const follow = (place: Place): Place => {
    const module = moduleAt(place.module)
    if (!module || module.declared.has(place.name)) return place
    const next = module.exported.get(place.name) ?? module.imported.get(place.name)
    if (next) return follow(next)
    return module.stars.map((star) => follow({ module: star, name: place.name })).find(isDeclared) ?? place
  }
  const isDeclared = ({ module, name }: Place): boolean => moduleAt(module)?.declared.has(name) === true

  const exportsOf = (path: string): [string, Place][] => {
    const module = moduleAt(path)
    if (!module) return [[`* ${path}`, { module: path, name: '*' }]]
    return [...module.stars.flatMap(exportsOf), ...module.exported]
  }

  const needed = (module: string, { node }: Declared): Place[] => {
    const nodes = [...nodesOf(node)]
    // Names of properties and parameters stand for nothing at the top of the module, even where something there is called the same.
    const own = new Set(
      nodes.flatMap(({ type, key, value, computed }) => (computed ? [] : type === 'Property' ? [key, value] : [key])),
    )
    return nodes.flatMap((found) => {
      if (found.type === 'TSImportType') return importedType(module, found)
      if (found.type !== 'Identifier' || found.typeAnnotation || own.has(found)) return []
      const place = follow({ module, name: String(found.name) })
      return isDeclared(place) ? [place] : []
    })
  }
  const importedType = (module: string, { source, qualifier }: Node): Place[] => {
    const specifier = String((source as Node | undefined)?.value) // the quoted path of import('…').Name
    const place = follow({ module: moduleOf(module, specifier), name: String((qualifier as Node | undefined)?.name) }) // and its Name
    return isDeclared(place) ? [place] : []
  }

  const offered = new Map(exportsOf(entry).map(([name, place]) => [name, follow(place)]))
  const reached = new Map<string, Place>()
  const reach = (place: Place): void => {
    const key = `${place.module} ${place.name}`
    const found = moduleAt(place.module)?.declared.get(place.name)
    if (reached.has(key) || !found) return
    reached.set(key, place)
    for (const next of needed(place.module, found)) reach(next)
  }
  for (const place of offered.values()) reach(place)

  const isOffered = ({ module, name }: Place): boolean => {
    const own = offered.get(name)
    return own?.module === module && own.name === name
  }
  const all = [...reached.values()].sort(byName)
  const print = (place: Place): string[] => {
    const found = moduleAt(place.module)?.declared.get(place.name)
    return found ? [printed(found)] : []
  }
  const names = [...offered].sort(([one], [other]) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1))
  return {
    foreign: names.flatMap(([name, place]) =>
      isDeclared(place) && place.name === name ? [] : [handedOn(name, place, isDeclared(place))],
    ),
    exported: all.filter(isOffered).flatMap(print),
    inner: all
      .filter((place) => !isOffered(place))
      .flatMap(print)
      .map((text) => text.replace(/^export /m, '')),
    loose: all.filter(({ module, name }) => saysAny(moduleAt(module)?.declared.get(name))).map(({ name }) => name),
  }
}

const handedOn = (name: string, place: Place, isOwn: boolean): string => {
  if (place.name === '*') return `export * from '${place.module}'`
  const as = place.name === name ? name : `${place.name} as ${name}`
  return isOwn ? `export { ${as} }` : `export { ${as} } from '${place.module}'`
}

const saysAny = (found: Declared | undefined): boolean =>
  found !== undefined && [...nodesOf(found.node)].some(({ type }) => type === 'TSAnyKeyword')

/** The declaration without what is no business of a caller: how parameters are taken apart, and the paths of types. */
function printed({ code, node, doc }: Declared): string {
  const patterns = [...nodesOf(node)].filter(({ type, typeAnnotation }) => type === 'ObjectPattern' && typeAnnotation)
  const text = patterns.reduceRight((rest, pattern) => {
    const annotation = pattern.typeAnnotation as Node // filtered just above
    const mark = pattern.optional ? '?' : ''
    return `${rest.slice(0, pattern.start)}props${mark}${rest.slice(annotation.start)}`
  }, code)
  return (doc + text.slice(node.start)).replaceAll(/import\("[^"]+"\)\./g, '').replace(/^(export )?declare /m, '$1')
}
