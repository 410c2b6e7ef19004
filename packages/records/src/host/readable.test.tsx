import { Suspense, startTransition, use, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { arrived, readable } from './readable.ts'

const Waiting = ({ load }: { load: Promise<string> }) => {
  const value = use(load)
  return useMemo(() => `it is ${value}`, [value])
}

let show = (_: Promise<string>): void => undefined
const Page = () => {
  const [load, setLoad] = useState<Promise<string>>()
  show = setLoad
  return (
    <Suspense fallback="waits">
      <p>{load ? <Waiting load={load} /> : 'ready'}</p>
    </Suspense>
  )
}

async function shown() {
  const recovered = vi.fn()
  const texts: string[] = []
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place, { onRecoverableError: recovered })
  root.render(<Page />)
  await expect.poll(() => place.textContent).toBe('ready')
  new MutationObserver(() => texts.push(place.textContent)).observe(place, {
    childList: true,
    characterData: true,
    subtree: true,
  })
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  return { place, texts, recovered }
}

test('a component that waited goes on with the hooks behind it', async () => {
  const { place, recovered } = await shown()
  startTransition(() => show(readable(Promise.resolve('there'))))
  await expect.poll(() => place.textContent).toBe('it is there')
  expect(recovered).not.toHaveBeenCalled()
})

test('what has come before is shown without waiting, even where nobody may see the wait', async () => {
  for (const load of [arrived('there'), readable(Promise.resolve('there'))]) {
    await load
    const { place, texts } = await shown()
    show(load)
    await expect.poll(() => place.textContent).toBe('it is there')
    expect(texts).toEqual(['it is there'])
  }
})
