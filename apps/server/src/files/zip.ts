import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { FileStore } from '../services/services.ts'
import type { StoredRow } from './stored.ts'

/** Files as one zip. Each is opened when its turn comes and passes through; nothing is packed smaller, as most of it already is. */
export function zipOf(files: FileStore, rows: readonly StoredRow[]): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  const taken = new Set<string>()
  for (const row of rows)
    zip.addReadStreamLazy(nameFor(row.original_name, taken), { compress: false }, (give) => {
      files.get(row.storage_key).then(
        (content) => {
          output.once('close', () => content.destroy())
          give(null, content)
        },
        (error: Error) => give(error, undefined as never),
      )
    })
  zip.end()
  return output
}

/** Two files of one name lie beside each other: `图纸.pdf`, `图纸 (2).pdf`. */
function nameFor(name: string, taken: Set<string>): string {
  const dot = name.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  let free = name
  for (let round = 2; taken.has(free.toLowerCase()); round++) free = `${stem} (${round})${ending}`
  taken.add(free.toLowerCase())
  return free
}
