import {
  type AnyRecord,
  type Core,
  dictionaryOf,
  errors,
  type Field,
  holdsFiles,
  type ImportReport,
  isMany,
  isWritable,
  keyValue,
  type Language,
  languages,
  naturalKeys,
  type SheetAnalysis,
  type SheetEdits,
  say,
  targetOf,
} from '@bip/contract'
import { dictionaryWord } from './dictionaries.ts'
import { fieldOf } from './fieldsOf.ts'
import { print } from './print.ts'
import { MemoryRefusal, type MemoryState, tableOf } from './state.ts'
import { save } from './write.ts'

/**
 * Export and import of the in-memory gateway. It speaks CSV where the server speaks xlsx: the dialogs around it are what stories show,
 * and a spreadsheet library has no place in this package.
 */
const mark = '\uFEFF'
const csvType = 'text/csv;charset=UTF-8'

/** A file to save, by its name without an ending. */
export const csvFile = (text: string, name: string): Response =>
  new Response(text, {
    headers: { 'Content-Type': csvType, 'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}.csv` },
  })

/** Rows as CSV with headings in the reader's language. */
export function toCsv(
  state: MemoryState,
  core: Core,
  rows: readonly AnyRecord[],
  keys: readonly string[],
  language: Language,
): string {
  const columns = keys.map((key) => ({ key, field: fieldOf(core, key) }))
  const lines = rows.map((row) => columns.map(({ key, field }) => print(row[key], field, { state, core, language })))
  return (
    mark +
    [columns.map(({ field, key }) => field?.label[language] ?? key), ...lines]
      .map((line) => line.map(cell).join(','))
      .join('\r\n')
  )
}

/** Headings of what may be brought in. */
export function templateCsv(core: Core, language: Language): string {
  return (
    mark +
    writable(core)
      .map(([, field]) => cell(field.label[language]))
      .join(',')
  )
}

/** Brings rows in, all or those that are right; `dryRun` only says what would happen. */
export async function importCsv(
  state: MemoryState,
  core: Core,
  file: Blob,
  { mode, isDryRun, edits = {} }: { mode: string; isDryRun: boolean; edits?: SheetEdits },
  language: Language,
): Promise<ImportReport> {
  const [headings = [], ...rows] = parseCsv((await file.text()).replace(mark, ''))
  const keys = headings.map((heading) => edits.columns?.[heading.trim()] ?? keyNamed(core, heading))
  const lines = rows.map((row, at) => edited(row, keys, at + 1, edits))
  const failed = new Set<number>()
  const report: ImportReport = { total: lines.length, created: 0, updated: 0, unchanged: 0, failed: 0, errors: [] }
  const [table, written] = [new Map(tableOf(state, core.key)), state.history.length]
  for (const [index, line] of lines.entries()) {
    const input = Object.fromEntries(
      keys.flatMap((key, column) => (key ? [[key, read(state, core.fields[key], line[column] ?? '')]] : [])),
    )
    try {
      const known = recordNamed(state, core, input)
      const before = known && tableOf(state, core.key).get(known)?.version
      const { version } = save(state, core, known ? { ...input, id: known } : input, language)
      report[known ? (version === before ? 'unchanged' : 'updated') : 'created']++
    } catch (failure) {
      if (!(failure instanceof MemoryRefusal)) throw failure
      report.failed++
      failed.add(index)
      for (const { key = '', ...error } of problemsOf(core, failure, index + 1, language)) {
        const column = keys.indexOf(key)
        report.errors.push(column < 0 ? error : { ...error, key, text: line[column]?.trim() ?? '' })
      }
    }
  }
  if (failed.size > 0)
    Object.assign(report, { head: headings, rows: [...failed].map((at) => ({ row: at + 1, cells: lines[at] ?? [] })) })
  if (isDryRun || (mode === 'all' && report.failed > 0)) {
    state.tables.set(core.key, table)
    state.history.length = written
    if (!isDryRun) Object.assign(report, { created: 0, updated: 0, unchanged: 0 })
  }
  return report
}

/** A row with what its reader says of it. */
const edited = (row: readonly string[], keys: readonly (string | undefined)[], number: number, edits: SheetEdits): string[] =>
  keys.map((key = '', at) => {
    const text = row[at] ?? ''
    const fixed = edits.cells?.find((one) => one.row === number && one.key === key)
    return fixed?.text ?? edits.words?.[key]?.[text.trim()] ?? text
  })

const keyNamed = (core: Core, heading: string): string | undefined =>
  writable(core).find(([, field]) => languages.some((tag) => field.label[tag] === heading.trim()))?.[0]

/** What a sheet holds, and which columns it may fill. */
export async function analysisOf(core: Core | null, file: Blob, language: Language, isWhole: boolean): Promise<SheetAnalysis> {
  const [headings = [], ...rows] = parseCsv((await file.text()).replace(mark, ''))
  return {
    head: headings.map((heading, at) => ({
      heading: heading.trim(),
      key: (core && keyNamed(core, heading)) ?? null,
      samples: rows.flatMap((row) => row[at]?.trim() || []).slice(0, 3),
    })),
    rows: isWhole ? rows : rows.slice(0, 20),
    total: rows.length,
    ...(core && { targets: targetsOf(core, language) }),
  }
}

const targetsOf = (core: Core, language: Language) =>
  writable(core).map(([key, field]) => ({
    key,
    label: field.label[language],
    required: field.required === true && field.initial === undefined,
    ...(dictionaryOf(field) !== undefined && { dictionary: dictionaryOf(field) }),
  }))

/** The record that says the same of a natural key, if there is one. */
function recordNamed(state: MemoryState, core: Core, input: Record<string, unknown>): string | undefined {
  for (const key of naturalKeys(core)) {
    const value = keyValue(key, input)
    const same = [...tableOf(state, core.key).values()].filter((row) => value !== undefined && keyValue(key, row) === value)
    if (same.length === 1) return same[0]?.id
  }
  return undefined
}

function problemsOf(core: Core, refusal: MemoryRefusal, row: number, language: Language): ImportReport['errors'] {
  const { data } = refusal
  if (typeof data === 'object' && data !== null && 'fields' in data && typeof data.fields === 'object' && data.fields !== null)
    return Object.entries(data.fields).map(([key, message]) => ({
      row,
      column: fieldOf(core, key)?.label[language] ?? key,
      key,
      message: String(message),
    }))
  return [{ row, column: '', message: say(errors[refusal.key].text, language, refusal.values) }]
}

const writable = (core: Core): [string, Field][] =>
  Object.entries(core.fields).filter(([, field]) => isWritable(field) && field.kind !== 'lines' && !holdsFiles(field))

/** What a cell says: names and words become ids and keys, everything else is checked as it stands. */
function read(state: MemoryState, field: Field | undefined, text: string): unknown {
  const written = text.trim()
  if (written === '') return null
  const dictionary = field && dictionaryOf(field)
  if (dictionary !== undefined) return dictionaryWord(dictionary, written) ?? written
  const to = field && targetOf(field)
  const core = to === undefined ? undefined : state.resources[to]
  if (!core) return written
  const rows = [...tableOf(state, core.key).values()]
  const names = [core.display, 'id', ...(core.subtitle ? [core.subtitle] : [])]
  const ids = (field && isMany(field) ? written.split(/[,，、;；]/) : [written]).map((word) => {
    const name = word.trim()
    return rows.find((row) => names.some((key) => row[key] === name))?.id ?? name
  })
  return field && isMany(field) ? ids : ids[0]
}

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, separator, quoted, plain] of text.matchAll(/(^|,|\r?\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)) {
    if (separator?.includes('\n')) rows.push([])
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
  }
  return rows.filter((row) => row.some((value) => value.trim() !== ''))
}
