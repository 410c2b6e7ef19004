// Plain JavaScript on purpose: this file must run, and say what is missing, on whatever Node the machine has.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [name, ...args] = process.argv.slice(2)
const script = join(root, 'scripts', `${name}.ts`)
const projectNode = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
const runsTypeScript = Number(process.versions.node.split('.')[0]) >= 24

if (!existsSync(script)) {
  console.error(`There is no script "${name}"; the scripts of package.json are the list.`)
  process.exitCode = 1
} else if (runsTypeScript) {
  process.argv.splice(1, 2, script)
  await import(pathToFileURL(script).href)
} else if (existsSync(projectNode)) {
  const child = spawn(projectNode, [script, ...args], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => {
    process.exitCode = signal ? 1 : (code ?? 1)
  })
} else {
  console.error(
    `BIP runs on its own Node 24, which is missing in node_modules (this is Node ${process.versions.node}): ` +
      'with Node 20 or later, run "npx -y pnpm@12 install" once and try again.',
  )
  process.exitCode = 1
}
