import { leanStyles } from '@bip/design-system/lean-styles'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstPages } from './firstPages.config.ts'
import { resourceIndex } from './resources.config.ts'

const gateway = process.env.BIP_GATEWAY ?? 'http://127.0.0.1:8080'

export default defineConfig(async ({ command }) => ({
  root: import.meta.dirname,
  plugins: [react(), resourceIndex()],
  oxc: leanStyles,
  // Workers load parts of theirs on demand, which only modules can.
  worker: { format: 'es' as const },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    ...(command === 'build' && {
      rolldownOptions: { output: { codeSplitting: { groups: await firstPages(import.meta.dirname) } } },
    }),
  },
  server: { port: 5173, proxy: { '/api': { target: gateway, ws: true }, '/version.json': gateway } },
}))
