import type { ReactElement } from 'react'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { Calendar } from '../Calendar/Calendar.tsx'
import { PurchaseLines } from '../DataTable/fixtures/PurchaseLines.tsx'
import { Pagination } from '../Pagination/Pagination.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx'
import { SideNav } from '../SideNav/SideNav.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { Splitter } from '../Splitter/Splitter.tsx'
import { Switch } from '../Switch/Switch.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { TopBar } from '../TopBar/TopBar.tsx'
import { mount } from './conformance.tsx'

const force = (value: 'active' | 'none'): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })

beforeAll(() => force('active'))
afterAll(() => force('none'))

const shown = (element: ReactElement): HTMLElement => {
  const { container, unmount } = mount(element)
  onTestFinished(unmount)
  return container
}

const groundIn = (container: HTMLElement, selector: string, part?: '::after'): string => {
  const element = container.querySelector(selector)
  if (!element) throw new Error(`Nothing matches ${selector}; the component is built in another way now.`)
  return getComputedStyle(element, part).backgroundColor
}

const options = [
  { value: 'day', label: '日' },
  { value: 'week', label: '周' },
]
const pages = [
  { key: 'orders', label: '采购订单', href: '#orders' },
  { key: 'suppliers', label: '供应商', href: '#suppliers' },
]
const nothing = () => undefined

type Choice = { name: string; element: ReactElement; chosen: string; other: string; part?: '::after' }

const choices: readonly Choice[] = [
  {
    name: 'segment',
    element: <SegmentedControl label="视图" items={options} value="day" />,
    chosen: 'label:has(:checked)',
    other: 'label:not(:has(:checked))',
  },
  {
    name: 'radio button',
    element: <RadioGroup label="视图" options={options} value="day" />,
    chosen: ':checked + span',
    other: 'input:not(:checked) + span',
    part: '::after',
  },
  {
    name: 'page',
    element: <Pagination current={1} size={20} total={99} onChange={nothing} />,
    chosen: '[aria-current]',
    other: '[data-number]:not([aria-current])',
  },
  {
    name: 'day',
    element: <Calendar label="日期" value="2026-11-20" />,
    chosen: '[data-selected]',
    other: 'td button:not([data-selected])',
  },
  {
    name: 'entry',
    element: <SideNav groups={[{ items: pages }]} selectedKey="orders" />,
    chosen: '[aria-current]',
    other: 'a:not([aria-current])',
  },
  {
    name: 'menu',
    element: <TopBar brand="BIP" menus={pages} selectedKey="orders" />,
    chosen: '[aria-current]',
    other: 'nav a:not([aria-current])',
  },
]

/** The system's own colour for what is chosen. */
const highlight = (): string => groundIn(shown(<div data-probe="" style={{ background: 'Highlight' }} />), '[data-probe]')

it.each(choices)('a chosen $name is seen where the system forces its colours', ({ element, chosen, other, part }) => {
  const container = shown(element)
  expect(groundIn(container, chosen, part)).toBe(highlight())
  expect(groundIn(container, other, part)).not.toBe(highlight())
})

it('a switch shows there whether it is on', () => {
  expect(groundIn(shown(<Switch label="提醒" value />), 'input + span')).toBe(highlight())
  expect(groundIn(shown(<Switch label="提醒" />), 'input + span')).not.toBe(highlight())
})

it('a field shows there that it is typed into', () => {
  const container = shown(<TextField label="合同名称" />)
  const input = container.querySelector('input')
  const box = input?.parentElement
  if (!input || !box) throw new Error('The field has no input in a box.')
  expect(getComputedStyle(box).outlineStyle).toBe('none')
  input.focus()
  expect(getComputedStyle(box).outlineStyle).toBe('solid')
})

const partIn = (element: ReactElement, selector: string): HTMLElement => {
  const part = shown(element).querySelector<HTMLElement>(selector)
  if (!part) throw new Error(`Nothing matches ${selector}; the component is built in another way now.`)
  return part
}

it('what is drawn by its ground alone is seen there: the line between panes, a ring that turns, the shape of what is to come', () => {
  const page = groundIn(shown(<div data-probe="" style={{ background: 'Canvas' }} />), '[data-probe]')
  const panes = ['a', 'b'].map((key) => ({ key, label: key, content: key }))
  const line = partIn(<Splitter panes={panes} />, '[role="separator"]').parentElement
  expect(line && getComputedStyle(line).backgroundColor).not.toBe(page)
  const ring = getComputedStyle(partIn(<Spinner label="加载中" />, '[role="status"] > *'), '::before')
  expect(ring.borderTopColor).not.toBe(ring.borderLeftColor)
  expect(getComputedStyle(partIn(<Skeleton />, 'span > span')).outlineStyle).toBe('solid')
})

it('shows which cells of a table are not stored yet, where grounds are gone', async () => {
  const container = shown(
    <div style={{ display: 'flex', height: 480 }}>
      <PurchaseLines count={10} editMode="batch" />
    </div>,
  )
  const cell = () => container.querySelector<HTMLElement>('.body [aria-rowindex="3"] [data-column="1"]')
  await expect.poll(() => cell()?.textContent).toBe('LOT-0002')
  cell()?.focus()
  await userEvent.keyboard('LOT-9{Enter}')
  await expect.poll(() => cell()?.dataset.mark).toBe('dirty')
  expect(getComputedStyle(cell() as HTMLElement).outlineStyle).toBe('solid') // It was found above.
})
