import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { syncFile, syncFolder, syncTree } from './sync.ts'

/** The major version of PostgreSQL that the engine is, and that it reads. */
export const engineVersion = 18

/** Tells that a database was made here, whatever is lost later. */
const marker = 'installation.json'
/** Stands from before the engine makes its files until it has: what lies here meanwhile holds nothing that anybody stored. */
const unfinished = 'unfinished'

/**
 * Looks at a data folder before the engine opens it, and clears away what a killed first start left behind. Throws a sentence with the
 * way out where a former database is missing or another engine's: a new one in its place would look like a start that went well.
 * Answers what to call once the engine runs.
 */
export function prepareFolder(folder: string, log: (line: string) => void): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const at = (name: string) => join(folder, name)
  const traces = tracesIn(folder)
  if (existsSync(at(unfinished)) && traces.length === 0) {
    log(`The first start in ${folder} did not come to its end; it begins again.`)
    rmSync(at('database'), { recursive: true, force: true })
    return () => finish(folder)
  }
  if (existsSync(at('database/PG_VERSION'))) {
    mustBeReadable(folder, readFileSync(at('database/PG_VERSION'), 'utf8').trim())
    if (!existsSync(at('keys.json')))
      log(
        `${at('keys.json')} is missing: new keys are made, so everybody has to sign in again. A backup of the folder has the old ones.`,
      )
    return () => finish(folder)
  }
  if (hasContent(at('database'))) traces.push('parts of a database')
  if (traces.length > 0)
    throw new Error(
      `The data folder ${folder} has ${traces.join(', ')}, but the database that belongs to it is missing. Restore the folder from a backup, set BIP_DATA to the folder that has the database (or DATABASE_URL, if the data is in PostgreSQL), or to an empty folder to begin anew.`,
    )
  writeFileSync(at(unfinished), '')
  return () => finish(folder)
}

const hasContent = (path: string) => existsSync(path) && readdirSync(path).length > 0

/** What only a server that once ran here leaves behind. The lock is no such thing: this very start has taken it. */
const tracesIn = (folder: string): string[] => [
  ...[marker, 'keys.json'].filter((name) => existsSync(join(folder, name))),
  ...(hasContent(join(folder, 'files')) ? ['uploaded files'] : []),
]

function mustBeReadable(folder: string, version: string): void {
  if (Number(version) === engineVersion) return
  throw new Error(
    `The database in ${folder} is of PostgreSQL ${version || 'an unknown version'}, and this version of the product reads ${engineVersion}. Start the version of the product that wrote it last, or restore a backup.`,
  )
}

/** The marker must be on the disk before the first row is: what is unfinished is thrown away. */
function finish(folder: string): void {
  const path = join(folder, marker)
  if (existsSync(path)) return
  const isFirst = existsSync(join(folder, unfinished))
  try {
    // The engine copies its first files without syncing them.
    if (isFirst) syncTree(join(folder, 'database'))
    writeFileSync(path, `${JSON.stringify({ madeAt: new Date().toISOString() })}\n`)
    syncFile(path)
    syncFolder(folder)
  } catch (error) {
    // A database that is there already starts without a marker too, such as on a full disk.
    if (isFirst) throw error
    return
  }
  rmSync(join(folder, unfinished), { force: true })
}
