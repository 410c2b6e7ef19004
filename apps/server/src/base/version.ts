import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const packageFile = fileURLToPath(new URL('../../package.json', import.meta.url))

/** The version of the product, as its settings and `/version.json` say it. */
export const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string } // our own
