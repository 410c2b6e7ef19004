import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer } from 'vite'
import { freePort } from './lib/ports.ts'
import { stayWith } from './lib/processes.ts'
import { root } from './lib/root.ts'
import { main, say } from './lib/say.ts'

/** The server restarted on every change, and both apps by Vite with hot reloading, behind the portal's one address. */
await main(async () => {
  const { HOST: host = '127.0.0.1', PORT: wanted } = process.env
  const port = wanted ? Number(wanted) : await freePort()
  const api = { target: `http://127.0.0.1:${port}`, changeOrigin: false, ws: true }
  const dashboards = await createServer({
    root: join(root, 'apps/dashboards'),
    server: { host, port: 5174, proxy: { '/api': api, '/version.json': api } },
  })
  await dashboards.listen()
  const walls = dashboards.resolvedUrls?.local[0] ?? ''
  const portal = await createServer({
    root: join(root, 'apps/portal'),
    server: {
      host,
      port: 5173,
      proxy: { '/api': api, '/version.json': api, '/dashboard': { target: new URL(walls).origin, ws: true } },
    },
  })
  await portal.listen()
  say(`Portal      ${portal.resolvedUrls?.local[0]}\nDashboards  ${walls}\nServer      ${api.target}`)
  const server = spawn(process.execPath, ['--watch', join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), BIP_SEED: process.env.BIP_SEED ?? 'demo' },
  })
  const code = await stayWith(server)
  await Promise.all([portal.close(), dashboards.close()])
  process.exit(code)
})
