import { leanStyles } from '@bip/design-system/lean-styles'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const gateway = process.env.BIP_GATEWAY ?? 'http://127.0.0.1:8080'

export default defineConfig({
  root: import.meta.dirname,
  base: '/dashboard/',
  plugins: [react()],
  oxc: leanStyles,
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false }, chunkSizeWarningLimit: 700 },
  server: { port: 5174, proxy: { '/api': gateway, '/version.json': gateway } },
})
