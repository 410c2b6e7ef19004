import { expect, it } from 'vitest'
import { surfaceOf } from './surface.ts'

const offered = (files: Record<string, string>) => surfaceOf(new Map(Object.entries(files)), 'index')

it('lists what is exported by name, with its words, and what that needs, and nothing else', () => {
  const surface = offered({
    index: "export { Select } from './Select/Select.tsx';\nexport * from './tags.ts';",
    tags: 'export type Tag = string;',
    'Select/Select': [
      "import type { Option } from '../option.ts';",
      "import { unused } from '../unused.ts';",
      'type Props = { options: Option[]; unused: boolean };',
      '/** One of a few. */',
      'export declare const Select: ({ options, unused }: Props) => import("react").JSX.Element;',
      'export declare const hidden: number;',
    ].join('\n'),
    option: 'export type Option = import("./store.ts").Store<string>;',
    store: 'export type Store<T> = { value: T };',
    unused: 'export declare const unused: number;',
  })
  expect(surface).toEqual({
    foreign: [],
    exported: ['/** One of a few. */\nexport const Select: (props: Props) => JSX.Element;', 'export type Tag = string;'],
    inner: [
      'type Option = Store<string>;',
      'type Props = { options: Option[]; unused: boolean };',
      'type Store<T> = { value: T };',
    ],
    loose: [],
  })
})

it('names what comes from other packages and what bears another name outside', () => {
  const surface = offered({
    index:
      "export { useWatch } from 'react-hook-form';\nexport * from 'lucide-react';\nexport { inner as outer } from './inner.ts';",
    inner: 'export declare const inner: number;',
  })
  expect(surface.foreign).toEqual([
    "export * from 'lucide-react'",
    'export { inner as outer }',
    "export { useWatch } from 'react-hook-form'",
  ])
  expect(surface.inner).toEqual(['const inner: number;'])
})

it('finds "any" wherever it hides, but not in words', () => {
  const surface = offered({
    index: [
      'type Row = Record<string, any>;',
      '/** Takes any row. */',
      'export declare const read: (row: Row) => string;',
      'export declare const any: string;',
    ].join('\n'),
  })
  expect(surface.loose).toEqual(['Row'])
})
