import { existsSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import { declared, type Manifest, type Member, members, readJson } from '../lib/workspace.ts'
import { floorFault, houseFindings } from './floors.ts'
import type { Check } from './index.ts'
import { type Import, importsOf, packageOf, sourceFiles } from './sources.ts'

const packages = [
  '@bip/contract',
  '@bip/memory',
  '@bip/develop',
  '@bip/engine',
  '@bip/scheduling',
  '@bip/design-system',
  '@bip/pickers',
  '@bip/charts',
  '@bip/records',
  '@bip/workflow',
]

/** Which packages of the workspace each one may import: the table of the architecture. */
const allowedLocal: Record<string, readonly string[]> = {
  '@bip/contract': [],
  '@bip/memory': ['@bip/contract'],
  '@bip/develop': ['@bip/contract'],
  '@bip/engine': [],
  '@bip/scheduling': [],
  '@bip/design-system': [],
  '@bip/pickers': ['@bip/contract', '@bip/design-system'],
  '@bip/charts': ['@bip/contract', '@bip/design-system'],
  '@bip/records': ['@bip/contract', '@bip/memory', '@bip/design-system', '@bip/pickers'],
  '@bip/workflow': ['@bip/contract', '@bip/memory', '@bip/design-system', '@bip/pickers', '@bip/records'],
  '@bip/portal': packages,
  '@bip/dashboards': packages,
  '@bip/server': ['@bip/contract', '@bip/develop', '@bip/engine', '@bip/memory', '@bip/scheduling'],
}

const noFetching = { names: /^(swr|react-router|react-router-dom)$/, why: 'data and routes enter it through props or an adapter' }

const bothSides = { names: /^(react|react-dom|react-.+|node:.+)$/, why: 'it runs on both sides of the wire' }

/** What else stays out of a package, whoever declares it. */
const forbidden: Record<string, { names: RegExp; why: string }> = {
  '@bip/contract': bothSides,
  '@bip/memory': bothSides,
  '@bip/develop': bothSides,
  '@bip/engine': bothSides,
  '@bip/scheduling': bothSides,
  '@bip/design-system': {
    names: /^(swr|react-router|react-router-dom|i18next|react-i18next)$/,
    why: 'it knows neither routes, data nor texts of an app',
  },
  '@bip/pickers': noFetching,
  '@bip/charts': noFetching,
  '@bip/server': { names: /^(react|react-dom|react-.+)$/, why: 'it renders nothing' },
}

/** Files that are not shipped may use the tools that the root declares, and Node. */
const development = /\.(test|stories|bench|fixture)\.tsx?$|\.config\.ts$|(^|\/)(testing|fixtures)\/|(^|\/)\.storybook\//

/** Imports against the allowed table, against what package.json declares, and against cycles between packages. */
export const boundaries: Check = async (base) => {
  const all = members(base)
  const [root] = all
  const rootNames = root ? declared(root.manifest) : new Set<string>()
  const findings = all.filter(({ folder }) => folder !== '').flatMap((member) => findingsOf(base, member, rootNames))
  return [...findings, ...(root ? rootFindings(base, root) : []), ...cycles(all)]
}

function findingsOf(base: string, member: Member, rootNames: ReadonlySet<string>) {
  const names = declared(member.manifest)
  const paths = sourceFiles(`${base}/${member.folder}`).map((file) => `${member.folder}/${file}`)
  const findings = paths.flatMap((path) => {
    const isDevelopment = development.test(path)
    return importsOf(base, path).flatMap((found) => {
      const fault =
        localFault(member, path, found, isDevelopment) ??
        (isDevelopment ? undefined : floorFault(path, found)) ??
        foreignFault(member, found, isDevelopment ? new Set([...names, ...rootNames]) : names, isDevelopment)
      return fault ? [`${path}:${found.line} ${fault}`] : []
    })
  })
  return [...findings, ...houseFindings(paths)]
}

function localFault({ folder, manifest }: Member, path: string, { specifier }: Import, isDevelopment: boolean) {
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(path), specifier)
    if (isDevelopment && target.startsWith('tests/support/')) return undefined
    if (!target.startsWith(`${folder}/`))
      return `imports ${specifier}, a file of another package; import that package by its name.`
    const [from, to] = [moduleOf(folder, path), moduleOf(folder, target)]
    if (from && to && from !== to)
      return `imports ${specifier}, a file of the module "${to}"; modules share through the shell or a package.`
  }
  const name = packageOf(specifier)
  if (!name?.startsWith('@bip/') || name === manifest.name || allowedLocal[manifest.name]?.includes(name)) return undefined
  return `imports ${name}, which ${manifest.name} may not; it may import ${allowedLocal[manifest.name]?.join(', ') || 'nothing local'}.`
}

/** The module of the portal that a file belongs to: features never import each other. */
function moduleOf(folder: string, path: string) {
  return folder === 'apps/portal' ? /^apps\/portal\/src\/modules\/([^/]+)\/./.exec(path)?.[1] : undefined
}

function foreignFault({ manifest }: Member, { specifier }: Import, names: ReadonlySet<string>, isDevelopment: boolean) {
  const name = packageOf(specifier)
  if (!name || name === manifest.name) return undefined
  const rule = isDevelopment ? undefined : forbidden[manifest.name]
  const canonical = isBuiltin(specifier) && !specifier.startsWith('node:') && !names.has(name) ? `node:${specifier}` : name
  if (rule?.names.test(canonical)) return `imports ${name}, which stays out of ${manifest.name}: ${rule.why}.`
  if (isBuiltin(canonical) || names.has(name) || names.has(`@types/${name}`)) return undefined
  return `imports ${name}, which package.json does not declare; add it there, or do without.`
}

function rootFindings(base: string, { manifest }: Member) {
  return ['scripts', 'tests', '.storybook'].flatMap((folder) => {
    const files = sourceFilesIn(base, folder)
    return files.flatMap((path) => {
      const own = manifestAbove(base, path)
      const names = declared(own?.manifest ?? manifest)
      const owner = own ? `${own.folder}/package.json` : "the root's package.json"
      return importsOf(base, path).flatMap(({ specifier, line }) => {
        const name = packageOf(specifier)
        if (!name || isBuiltin(specifier) || names.has(name)) return []
        return [`${path}:${line} imports ${name}, which ${owner} does not declare; add it there, or do without.`]
      })
    })
  })
}

/** A folder between the root and a file may be a project of its own, outside the workspace, and answers to its own manifest. */
function manifestAbove(base: string, path: string): Member | undefined {
  for (let folder = posix.dirname(path); folder !== '.'; folder = posix.dirname(folder)) {
    const file = posix.join(base, folder, 'package.json')
    if (existsSync(file)) return { folder, manifest: readJson<Manifest>(file) }
  }
  return undefined
}

function sourceFilesIn(base: string, folder: string) {
  try {
    return sourceFiles(`${base}/${folder}`).map((file) => `${folder}/${file}`)
  } catch {
    return []
  }
}

function cycles(all: readonly Member[]) {
  const byName = new Map(all.map((member) => [member.manifest.name, member]))
  const done = new Set<string>()
  const findings: string[] = []
  const visit = (name: string, path: readonly string[]) => {
    if (path.includes(name)) {
      findings.push(
        `Packages depend on each other in a circle: ${[...path.slice(path.indexOf(name)), name].join(' → ')}; move what they share below both.`,
      )
      return
    }
    if (done.has(name)) return
    const next = Object.keys(byName.get(name)?.manifest.dependencies ?? {}).filter((dependency) => byName.has(dependency))
    for (const dependency of next) visit(dependency, [...path, name])
    done.add(name)
  }
  for (const name of byName.keys()) visit(name, [])
  return findings
}
