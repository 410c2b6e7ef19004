import { join } from 'node:path'
import { root } from '../../../scripts/lib/root.ts'
import { buildPages } from '../pages/build/index.ts'
import type { Goal } from '../report.ts'

/** KiB that a page which has React and styled-components already may load for one button. */
const max = 12

const present = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'styled-components']

/** What `import { Button }` brings into a bundle, beside the same from antd, whose styles are made by a library of its own. */
export async function buttonSize(peers: string, outDir: string): Promise<Goal> {
  const pages = { 'button-ours': join(import.meta.dirname, 'pages/button.ts') }
  const ours = await buildPages({ root, outDir, external: present, pages })
  const antd = await buildPages({
    root: peers,
    outDir,
    external: present,
    pages: { 'button-antd': join(peers, 'antd/button.ts') },
  })
  const [own = 0, other = 0] = [ours['button-ours'], antd['button-antd']].map((size) => (size?.all ?? 0) / 1024)
  return {
    name: 'Button alone, beyond react-dom and styled-components',
    measured: `${own.toFixed(1)} KiB (antd ${other.toFixed(1)} KiB)`,
    goal: `≤ ${max} KiB`,
    share: own / max,
  }
}
