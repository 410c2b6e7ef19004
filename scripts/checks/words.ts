import { readdirSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { filesBelow } from '../lib/inputs.ts'
import { run } from '../lib/processes.ts'
import type { Check } from './index.ts'

type Rule = {
  names: (line: string) => boolean
  what: string
  wayOut: string /** Files it holds for; all by default. */
  in?: RegExp
}

const registry = /https?:\/\/(?:[\w-]+\.)*(?:registry|npmmirror|artifactory|verdaccio|nexus)[\w-]*\.[\w.-]+/i

const rules = (base: string): Rule[] => {
  const folders = machineFolders(base)
  return [
    {
      names: (line) => folders.some((folder) => folder.test(line)),
      what: "a folder of somebody's machine",
      wayOut: 'write the path relative to the repository',
    },
    {
      names: (line) => registry.test(line),
      what: 'the host of a package registry',
      wayOut: "leave it to each machine's npm settings",
    },
    ...dialect.map(({ word, instead, in: files = /\.(ts|tsx|mjs)$/ }) => ({
      names: (line: string) => word.test(line),
      what: 'something by a word of its own',
      wayOut: `say ${instead}, see docs/glossary.md`,
      in: files,
    })),
  ]
}

/** A variable, parameter or property of this name; the word may stand in sentences. */
const named = (name: string): RegExp =>
  new RegExp(`\\b(?:const|let|function) ${name}\\b|[([{] ?${name}[,)=:]|\\b${name}\\?:|(?<!at )\\b${name}: (?:number|string)`)

/** What is shipped: a test may hear what was told. */
const shipped = /^(?!tests\/)(?!.*\.(?:test|stories)\.)(?!.*\/testing\/).*\.tsx?$/

/** Names that the code once had for things that everybody calls otherwise. */
const dialect: readonly { word: RegExp; instead: string; in?: RegExp }[] = [
  { word: /\bmost[A-Z]\w*/, instead: 'max…' },
  { word: /\bleast[A-Z]\w*/, instead: 'min…' },
  { word: named('most'), instead: 'max' },
  { word: named('least'), instead: 'min' },
  { word: /\bpatience\b/, instead: 'timeout' },
  { word: /\b\w*Wish\b/, instead: '…Request' },
  { word: /\b(?:type|class|interface) \w*Told\b/, instead: '…Message or …Outcome' },
  { word: /\b(?:type|class|interface) \w*Ways?\b/, instead: '…Mode, …Method or what it is' },
  { word: /\b(?:type|class|interface) \w*Words\b/, instead: '…Texts or …Names' },
  { word: /\b(?:use|read)\w*Words\b/, instead: '…Texts or …Names' },
  { word: /\b(?:type|class|interface) \w*Standing\b/, instead: '…Status' },
  { word: named('standing'), instead: 'status' },
  { word: /\b(?:const|let|function) \[?told\b/, instead: 'what it is: a message, an outcome, a text', in: shipped },
]

/**
 * This checkout, what lies beside it, and this user's home: whatever of them stands in a file is true on this machine only.
 * A folder at the top of the disk is left out, as its name might as well be a path of the product.
 */
function machineFolders(base: string) {
  const parent = dirname(base)
  const beside = readdirSync(parent).map((name) => join(parent, name))
  return [...new Set([base, ...beside, homedir()])]
    .filter((folder) => dirname(dirname(folder)) !== dirname(folder))
    .map((folder) => new RegExp(`(?<![\\w.-])${folder.replace(/[^\w/]/g, '\\$&')}(?![\\w-])`))
}

/** Names what it looks for. */
const own = 'scripts/checks/words.ts'

const binary = /\.(png|jpe?g|gif|ico|woff2?|ttf|pdf|xlsx|docx|zip|br|wasm)$/i

/** What belongs to one machine and not to the project: its paths and its package registry. */
export const words: Check = async (base) => {
  const files = (await tracked(base)).filter((path) => !binary.test(path))
  const all = rules(base)
  return files.flatMap((path) =>
    read(join(base, path)).flatMap((line, index) =>
      all
        .filter((rule) => (rule.in?.test(path) ?? true) && path !== own && rule.names(line))
        .map(({ what, wayOut }) => `${path}:${index + 1} names ${what}; ${wayOut}.`),
    ),
  )
}

/** Files that git knows or would add; every file where there is no git. */
async function tracked(base: string) {
  const { code, output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: base })
  return code === 0 ? output.split('\0').filter(Boolean) : filesBelow(base)
}

function read(path: string) {
  try {
    return readFileSync(path, 'utf8').split('\n')
  } catch {
    return []
  }
}
