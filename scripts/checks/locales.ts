import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { filesBelow } from '../lib/inputs.ts'
import { readJson } from '../lib/workspace.ts'
import type { Check } from './index.ts'
import { labelsIn, wrongSign } from './script.ts'
import { lineAt } from './sources.ts'

const languages = ['zh-CN', 'en', 'vi'] as const

type Language = (typeof languages)[number]

/** One language's texts by their dotted key. */
type Texts = Map<string, string>

type Loaded = Record<Language, { path: string; texts: Texts }>

const localeFile = /(?:^|\/)locales\/(?:.*[/.])?(zh-CN|en|vi)(?:\/[^/]+)?\.(?:json|ts)$/

/**
 * The three languages hold the same keys with the same placeholders in one form a file, nothing is empty, only Chinese is written in Chinese, and each has the
 * quotes, colons and commas of its own script; labels in code as well.
 */
export const locales: Check = async (base) => {
  const files = [...filesIn(base, 'packages'), ...filesIn(base, 'apps'), ...filesIn(base, 'locales')].filter((path) =>
    localeFile.test(path),
  )
  const families = Map.groupBy(files, (path) => path.replace(languageIn(path), '*'))
  const findings = await Promise.all([...families].map(([family, paths]) => compare(base, family, paths)))
  return [...findings.flat(), ...labelFindings(base)]
}

function labelFindings(base: string): string[] {
  const sources = [...filesIn(base, 'packages'), ...filesIn(base, 'apps')].filter(
    (path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.|\/(dist|node_modules)\//.test(path),
  )
  return sources.flatMap((path) => {
    const source = readFileSync(join(base, path), 'utf8')
    return labelsIn(source).flatMap(({ offset, texts }) =>
      texts.flatMap((text, at) => {
        const language = languages[at]
        const sign = language && wrongSign(language, text)
        return sign
          ? [`${path}:${lineAt(source, offset)} "${text}" has a "${sign}" of another script; use that of ${language}.`]
          : []
      }),
    )
  })
}

function filesIn(base: string, folder: string) {
  try {
    return filesBelow(join(base, folder)).map((path) => `${folder}/${path}`)
  } catch {
    return []
  }
}

/** The part of a path that names its language, with its neighbours, so that "en" inside another word is not taken for it. */
const languageIn = (path: string) =>
  new RegExp(`(?<=[/.])${localeFile.exec(path)?.[1]}(?=[/.])(?!.*[/.]${localeFile.exec(path)?.[1]}[/.])`)

async function compare(base: string, family: string, paths: readonly string[]): Promise<string[]> {
  const missing = languages.filter((language) => !paths.includes(family.replace('*', language)))
  if (missing.length > 0)
    return missing.map((language) => `${family.replace('*', language)} is missing beside ${paths.join(', ')}; add it.`)
  const entries = await Promise.all(
    languages.map(async (language) => {
      const path = family.replace('*', language)
      return [language, { path, texts: await load(base, path) }] as const
    }),
  )
  // Every language of the tuple is in the entries.
  const loaded = Object.fromEntries(entries) as Loaded
  const keys = new Set(languages.flatMap((language) => [...loaded[language].texts.keys()]))
  const found = [...keys].flatMap((key) => languages.flatMap((language) => faults(base, loaded, language, key)))
  return [...found, ...missingSingulars(base, loaded.en.path, await load(base, loaded.en.path, asWritten))]
}

/** English counts of things that say "1 lines". */
const missingSingulars = (base: string, path: string, texts: Texts): string[] =>
  [...texts].flatMap(([key, text]) => {
    const counted = /\{\{count\}\} (?!is\b|was\b|has\b)[a-z]+s\b/.test(text) && !key.endsWith('_one')
    const one = `${withoutPlural(key)}_one`
    return counted && !texts.has(one) ? [`${path}:${lineOf(base, path, key)} "${key}" counts; add "${one}" for one of them.`] : []
  })

function faults(base: string, loaded: Loaded, language: Language, key: string): string[] {
  const { path, texts } = loaded[language]
  const text = texts.get(key)
  if (text === undefined) {
    const other = languages.find((candidate) => loaded[candidate].texts.has(key))
    return [`${path}:1 lacks "${key}", which ${other} has; translate it.`]
  }
  const at = `${path}:${lineOf(base, path, key)} "${key}"`
  if (text.trim() === '') return [`${at} is empty; write the text.`]
  const found: string[] = []
  const [wanted, actual] = [placeholders(loaded['zh-CN'].texts.get(key) ?? text), placeholders(text)]
  if (wanted !== actual)
    found.push(`${at} has the placeholders ${actual || 'none'}, Chinese has ${wanted || 'none'}; make them equal.`)
  if (language !== 'zh-CN' && /\p{Script=Han}/u.test(text) && !ownName.has(text)) found.push(`${at} holds Chinese; translate it.`)
  // Hints tell which names may be typed in braces.
  const single = hasDoubled(texts) && !key.endsWith('Hint') ? /(?<!\{)\{\w+\}(?!\})/.exec(text)?.[0] : undefined
  if (single) found.push(`${at} has ${single} where the file writes {{…}}; it would be shown as it stands.`)
  const sign = wrongSign(language, text)
  if (sign) found.push(`${at} has a "${sign}" of another script; use that of ${language}.`)
  return found
}

const doubled = new WeakMap<Texts, boolean>()

/** Whether the placeholders of a file are written {{…}}. */
function hasDoubled(texts: Texts): boolean {
  const known = doubled.get(texts) ?? [...texts.values()].some((text) => text.includes('{{'))
  doubled.set(texts, known)
  return known
}

/** The Chinese language is called by its own name in every language. */
const ownName = new Set(['中文', '简体中文', '繁體中文'])

/** The names inside {{…}}, {…} and <…>, in a stable order; "fn(2)" for a text made by a function of two arguments. */
function placeholders(text: string) {
  const names = [...text.matchAll(/\{\{?\s*[-&]?\s*([\w.]+)[^{}]*\}?\}|<(\d+|[a-z]\w*)\s*\/?>|^(fn\(\d+\))$/g)].map(
    (match) => match[1] ?? match[2] ?? match[3],
  )
  return [...new Set(names)].sort().join(', ')
}

async function load(base: string, path: string, nameOf = withoutPlural): Promise<Texts> {
  const file = join(base, path)
  if (path.endsWith('.json')) return flatten(readJson<unknown>(file), nameOf)
  const exported: Record<string, unknown> = await import(pathToFileURL(file).href)
  const values = Object.values(exported).filter((value) => typeof value === 'object')
  // A file usually exports one table named after its language, so the name of the export is not part of the key.
  return values.length === 1 ? flatten(values[0], nameOf) : flatten(exported, nameOf)
}

function flatten(value: unknown, nameOf: (key: string) => string, prefix = '', into: Texts = new Map()): Texts {
  if (typeof value === 'string') into.set(nameOf(prefix), value)
  else if (typeof value === 'function') into.set(prefix, `fn(${value.length})`)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) flatten(inner, nameOf, prefix ? `${prefix}.${key}` : key, into)
  }
  return into
}

/** Languages have different plural forms of one key; "_other" is the one that all of them have, and it comes last. */
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')

const asWritten = (key: string) => key

function lineOf(base: string, path: string, key: string) {
  const text = readFileSync(join(base, path), 'utf8')
  const name = key.split('.').at(-1) ?? key
  const offset = text.search(new RegExp(`['"]?\\b${name.replace(/\W/g, '\\$&')}(?:_\\w+)?['"]?\\s*:`))
  return offset < 0 ? 1 : lineAt(text, offset)
}
