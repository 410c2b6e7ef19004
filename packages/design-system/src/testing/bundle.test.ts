import { describe, expect, it } from 'vitest'
import { bundle } from './bundle.ts'

const kibibytes = (bytes: number): number => bytes / 1024

describe('an app takes along what it names and no more', () => {
  it('one button', async () => {
    const { bytes, packages, folders } = await bundle('{ Button }')
    expect(packages).toEqual(['clsx', 'react-aria', 'react-stately'])
    expect(folders).toEqual(['Button', 'Kbd', 'Spinner'])
    expect(kibibytes(bytes)).toBeLessThan(12)
  }, 30_000)

  it('a colour', async () => {
    const { bytes, packages } = await bundle('{ toneColour }')
    expect(packages).toEqual([])
    expect(bytes).toBeLessThan(200)
  }, 30_000)

  it('a service: its host comes with the provider, its looks when they are first shown', async () => {
    const { bytes, packages, folders } = await bundle('{ toast, confirm }')
    expect(packages).toEqual([])
    expect(folders).toEqual(['Confirm', 'Toast', 'foundations'])
    expect(kibibytes(bytes)).toBeLessThan(1)
  }, 30_000)
})

/** What components stand on. Anything else, such as an editor, a highlighter or a symbol library, is loaded when it is first shown. */
const foundations = [
  '@floating-ui/core',
  '@floating-ui/dom',
  '@floating-ui/react',
  '@floating-ui/react-dom',
  '@floating-ui/utils',
  '@internationalized/date',
  '@internationalized/number',
  '@internationalized/string',
  '@tanstack/react-store',
  '@tanstack/react-table',
  '@tanstack/react-virtual',
  '@tanstack/store',
  '@tanstack/table-core',
  '@tanstack/virtual-core',
  'clsx',
  // 2 KiB of line comparison, which leaves with DiffView.
  'diff',
  'lucide-react',
  'react-aria',
  'react-hook-form',
  'react-stately',
  'use-sync-external-store',
]

it('nothing heavy loads at once, even for an app that names every component', async () => {
  const { packages } = await bundle('*')
  expect(packages.filter((name) => !foundations.includes(name))).toEqual([])
  expect(packages).toContain('react-aria')
}, 60_000)
