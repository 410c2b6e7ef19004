import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { Button } from '../Button/Button.tsx'
import { FilterButton } from '../FilterBar/FilterButton.tsx'
import * as designSystem from '../index.ts'
import { conformingExports, mount } from './conformance.tsx'
// One case for each exported component.
import './cases/actions.tsx'
import './cases/data.tsx'
import './cases/display.tsx'
import './cases/inputs.tsx'

/** Exports that are no part of a page by themselves. */
const without: Readonly<Record<string, string>> = {
  ContextMenuLayer: 'ContextMenu opens it.',
  DesignProvider: 'It is around every component of this suite.',
  DesignStyles: 'It is a style sheet.',
  FloatingLayer: 'It is the place of what floats; Menu, Popover and Select stand in it here.',
  FormError: 'It is an error.',
  FormErrorSummary: 'It stands in the form above.',
  FormField: 'It stands in the form above.',
  FormFoot: 'It stands in the form above.',
  FormSection: 'It stands in the form above.',
  Layer: 'It is the place of what lies over the page; Dialog stands in it here.',
  LocaleProvider: 'It is around every component of this suite.',
  SchemaFields: 'It stands in SchemaForm.',
}

it('covers every exported component', () => {
  const exported = Object.entries(designSystem)
    .filter(
      ([name, part]) => /^[A-Z]/.test(name) && (typeof part === 'function' || (typeof part === 'object' && '$$typeof' in part)),
    )
    .map(([name]) => name)
  const covered = new Set([...conformingExports(), ...Object.keys(without)])
  expect(exported.filter((name) => !covered.has(name))).toEqual([])
  expect(Object.keys(without).filter((name) => !exported.includes(name))).toEqual([])
})

it('no label is wider than a narrow window', async () => {
  const { innerWidth, innerHeight } = window
  await page.viewport(320, 640)
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  const { container, unmount } = mount(
    <div style={{ display: 'flex', flexWrap: 'wrap', width: 240 }}>
      <Button>Gửi yêu cầu mua vật tư cho bộ phận kế hoạch phê duyệt</Button>
      <FilterButton label="Nhà cung cấp" value="Công ty TNHH Cơ khí chính xác Bắc Ninh" isSet />
    </div>,
  )
  onTestFinished(unmount)
  for (const button of container.querySelectorAll('button')) expect(button.getBoundingClientRect().width).toBeLessThanOrEqual(240)
})
