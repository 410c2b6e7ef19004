import { fdatasyncSync } from 'node:fs'
import type { PGlite, postgresMod } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { syncFolder } from './sync.ts'

/** What a file of the engine is on this side; `nfd` is missing for folders, which Node cannot hold open. */
type EngineStream = { nfd?: number; node: unknown }
type NodeFolder = { stream_ops: { fsync?: (stream: EngineStream) => number }; realPath: (node: unknown) => string }
type StartOptions = { preRun?: ((mod: postgresMod.PostgresMod) => void)[] }

const inputOutputError = 29

/**
 * A data folder whose fsync reaches the disk. The engine's file system leaves it out, so PostgreSQL would answer a commit that a power
 * cut takes back; with it, the log is on the disk before the answer, and checkpoints are whole.
 */
export class DurableFolder extends NodeFS {
  override async init(pg: PGlite, options: StartOptions) {
    const { emscriptenOpts } = await super.init(pg, options)
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      (mod: postgresMod.PostgresMod) => addSync(mod.NODEFS as unknown as NodeFolder),
    ] // typed as any file system
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

function addSync(folder: NodeFolder): void {
  folder.stream_ops.fsync = ({ nfd, node }) => {
    try {
      if (nfd === undefined) syncFolder(folder.realPath(node))
      else fdatasyncSync(nfd)
      return 0
    } catch {
      return inputOutputError
    }
  }
}
