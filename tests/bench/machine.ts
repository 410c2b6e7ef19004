import { cpus, loadavg, totalmem } from 'node:os'
import { run } from '../../scripts/lib/processes.ts'
import type { Circumstances } from './report.ts'

/** Where this runs and how busy the machine was: ask before the measuring starts, and call what it answers when it is over. */
export async function circumstances(): Promise<() => Circumstances> {
  const [processor] = cpus()
  const gigabytes = Math.round(totalmem() / 1024 ** 3)
  const cores = cpus().length
  const [before = 0] = loadavg()
  const commit = await commitNow()
  const fonts = await fontsHere()
  return () => ({
    date: new Date().toISOString().slice(0, 10),
    commit,
    machine: `${cores} × ${processor?.model.trim() ?? 'unknown processor'}, ${gigabytes} GB, Node ${process.versions.node}, ${process.platform} ${process.arch}${fonts}`,
    load: `Load average on these ${cores} cores: ${before.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after, its own work included${before > cores / 2 ? '; others were at work, so read ratios, not milliseconds' : ''}.`,
  })
}

async function commitNow(): Promise<string> {
  const head = await run('git', ['rev-parse', '--short', 'HEAD'])
  if (head.code !== 0) return 'none'
  const status = await run('git', ['status', '--porcelain'])
  return status.output.trim() === '' ? head.output.trim() : `${head.output.trim()} with changes`
}

/** A browser looks for a font for each Chinese letter that it writes for the first time, some milliseconds each, where there is none. */
async function fontsHere(): Promise<string> {
  const found = await run('fc-list', [':lang=zh'])
  return found.code === 0 && found.output.trim() === '' ? ', without a Chinese font' : ''
}
