import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil } from 'lucide-react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Link } from '../Link/Link.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { Select } from '../Select/Select.tsx'
import { Switch } from '../Switch/Switch.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Sheet, SheetSection } from '../testing/docs/Sheet.tsx'
import { Row, Stack } from '../testing/story.tsx'

const choices = [
  { value: 'sea', label: '海运' },
  { value: 'road', label: '陆运' },
] as const

const Page = () => (
  <Sheet
    title="Focus ring"
    lead="Two pixels in a colour that stands out at least 3 to 1, one pixel away from what it surrounds. It appears for the keyboard and stays away for the pointer; a text field shows it always, because one types there."
  >
    <SheetSection title="Go through these with Tab">
      <Stack width={560}>
        <Row>
          <Button variant="primary">提交审核</Button>
          <Button>保存草稿</Button>
          <IconButton icon={<Pencil size={16} aria-hidden />} label="编辑" />
          <Link href="#PO-2026-01187">PO-2026-01187</Link>
        </Row>
        <TextField label="联系人" defaultValue="周建国" />
        <Select label="贸易条款" options={[...choices]} defaultValue="sea" />
        <Checkbox label="允许分批到货" />
        <Switch label="到货后通知采购员" />
        <RadioGroup label="运输方式" options={[...choices]} defaultValue="sea" />
      </Stack>
    </SheetSection>
    <SheetSection title="Rules">
      <ul style={{ display: 'grid', gap: 6, margin: 0, paddingLeft: 18 }}>
        <li>Nothing takes the ring away; what draws its own draws it as strong.</li>
        <li>What opens takes the focus; what closes gives it back to where it came from.</li>
        <li>Where the focused thing goes away, the focus moves to its neighbour, not to the top of the page.</li>
        <li>In forced colours the ring is the system's.</li>
      </ul>
    </SheetSection>
  </Sheet>
)

const meta = { title: 'Foundations/Focus ring', component: Page, tags: ['!autodocs'] } satisfies Meta<typeof Page>

export default meta

/** The ring may lie on the control itself or on the box around it. */
const hasRing = (element: Element | null): boolean => {
  const near = [element, element?.parentElement, element?.parentElement?.parentElement, element?.nextElementSibling]
  return near.some((part) => {
    if (!part) return false
    return [undefined, '::before', '::after'].some((pseudo) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part, pseudo)
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
    })
  })
}

export const Focus: StoryObj<typeof meta> = {
  name: 'Focus ring',
  play: async ({ canvasElement }) => {
    const without: string[] = []
    for (let stop = 0; stop < 9; stop += 1) {
      await userEvent.tab()
      const { activeElement } = document
      if (activeElement && canvasElement.contains(activeElement) && !hasRing(activeElement)) without.push(activeElement.outerHTML)
    }
    await expect(without).toEqual([])
    await expect(document.activeElement).toHaveAttribute('type', 'radio')
  },
}
