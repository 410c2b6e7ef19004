import { expect, it } from 'vitest'
import { all, press, stage } from '../../testing/behaviours/stage.ts'
import { edited, PurchaseLines } from '../fixtures/PurchaseLines.tsx'

it('takes what is typed before the search has come, and not the cell that had the focus', async () => {
  stage(
    <div style={{ display: 'flex', height: 480 }}>
      <PurchaseLines count={40} />
    </div>,
  )
  const cell = () => document.querySelector<HTMLElement>('.body [aria-rowindex="3"] [data-column="1"]')
  await expect.poll(() => cell()?.textContent).toBe('LOT-0002')
  cell()?.focus()
  await press('{Control>}f{/Control}')
  await press('LOT-0030')
  await expect
    .poll(() => all(document, '[role="search"] input').map((input) => (input as HTMLInputElement).value))
    .toEqual(['LOT-0030'])
  expect(edited).not.toHaveBeenCalled()
})
