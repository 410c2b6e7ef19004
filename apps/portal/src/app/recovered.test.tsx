import { startTransition, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { recoveredEvent, tellRecovered } from './recovered.ts'

let failures = 1
const Moody = () => {
  if (failures-- > 0) throw new Error('not now')
  return <p>all is well</p>
}

let show = (_: boolean): void => undefined
const Page = () => {
  const [isShown, setShown] = useState(false)
  show = setShown
  return <main>{isShown ? <Moody /> : 'ready'}</main>
}

test('what React recovers from is a warning with its cause and its component, and no error of the page', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const [uncaught, told] = [vi.fn(), vi.fn()]
  window.addEventListener('error', uncaught)
  window.addEventListener(recoveredEvent, told)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place, { onRecoverableError: tellRecovered })
  root.render(<Page />)
  await expect.poll(() => place.textContent).toBe('ready')
  startTransition(() => show(true))
  await expect.poll(() => place.textContent).toBe('all is well')
  expect(warn).toHaveBeenCalledWith('React recovered from: not now', expect.stringContaining('Moody'))
  expect(told).toHaveBeenCalledOnce()
  expect(uncaught).not.toHaveBeenCalled()
  window.removeEventListener('error', uncaught)
  window.removeEventListener(recoveredEvent, told)
  warn.mockRestore()
  root.unmount()
  place.remove()
})
