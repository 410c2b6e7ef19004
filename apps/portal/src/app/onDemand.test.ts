import { type ComponentType, createElement, lazy, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { onDemand } from './onDemand.tsx'

const Page = ({ name }: { name: string }) => createElement('p', null, name)
const shown = (Screen: ComponentType<{ name: string }>) =>
  renderToString(createElement(Suspense, { fallback: 'waiting' }, createElement(Screen, { name: '采购订单' })))

describe('a screen that is fetched on demand', () => {
  test('waits for its code', () => {
    expect(shown(onDemand(async () => Page))).toContain('waiting')
  })

  test('stands at once where the code is there, which `lazy` does not', async () => {
    const Screen = onDemand(async () => Page)
    await Screen.load()
    expect(shown(Screen)).toContain('<p>采购订单</p>')
    const load = async () => ({ default: Page })
    await load()
    expect(shown(lazy(load))).toContain('waiting')
  })

  test('that its file does not have raises an error, which the page around it shows', async () => {
    const file: { Page?: typeof Page } = {}
    const Screen = onDemand(async () => file.Page as typeof Page) // what the compiler believes of a file that is there
    await expect(Screen.load()).rejects.toThrow(/has no such page/)
    expect(shown(Screen)).toContain('waiting')
  })
})
