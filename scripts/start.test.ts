import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { run } from './lib/processes.ts'
import { root } from './lib/root.ts'
import { tree } from './testing/tree.ts'

const start = (env: NodeJS.ProcessEnv) =>
  run(process.execPath, [join(root, 'scripts/run.mjs'), 'start'], {
    env: { ...process.env, ...env, NO_COLOR: '1' },
    limit: 20_000,
  })

it('says in one sentence that its port is held, and ends', async () => {
  const holder = createServer()
  onTestFinished(() => void holder.close())
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve))
  const address = holder.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { code, output } = await start({ PORT: String(port), BIP_DATA: tree({}) })
  expect(output.trim()).toBe(
    `Port ${port} on 127.0.0.1 is held by another program; stop that one, or set PORT to another number.`,
  )
  expect(code).toBe(1)
})

it('says in one sentence that its data folder cannot be written, and ends', async () => {
  const data = join(tree({ file: 'not a folder' }), 'file', 'data')
  const { code, output } = await start({ PORT: '0', BIP_DATA: data })
  expect(output.trim()).toBe(
    `The data folder ${data} cannot be written; give this user the right to, or set BIP_DATA to another folder.`,
  )
  expect(code).toBe(1)
})
