import type { Meta, StoryObj } from '@storybook/react-vite'
import { PackageCheck, Ruler, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Alert } from '../Alert/Alert.tsx'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { useMedia } from '../foundations/useMedia.ts'
import { PageHeader } from '../PageHeader/PageHeader.tsx'
import { SideNav } from '../SideNav/SideNav.tsx'
import { Statistic } from '../Statistic/Statistic.tsx'
import { TabStrip } from '../TabStrip/TabStrip.tsx'
import { Tag } from '../Tag/Tag.tsx'
import { Timeline } from '../Timeline/Timeline.tsx'
import { toast } from '../Toast/toast.ts'
import { TopBar } from '../TopBar/TopBar.tsx'
import { TopTools, topMenus } from '../testing/shell.tsx'
import { formGuide } from './Form.guide.ts'
import { Form } from './Form.tsx'
import { FormErrorSummary } from './FormErrorSummary.tsx'
import { FormFoot } from './FormFoot.tsx'
import { type Inspection, InspectionSections, inspection } from './inspectionForm.tsx'
import { useForm } from './useForm.ts'

const submit = fn<(values: Inspection) => Promise<void>>()

const tabs = [
  { key: 'work', label: '工作台' },
  { key: 'list', label: '来料检验', isClosable: true },
]

const qualityNav = [
  {
    label: '检验',
    items: [
      { key: 'incoming', label: '来料检验', count: 14, href: '#incoming', icon: <PackageCheck size={16} aria-hidden /> },
      { key: 'process', label: '过程检验', count: 6, href: '#process', icon: <Ruler size={16} aria-hidden /> },
      { key: 'defects', label: '不合格品', count: 3, href: '#defects', icon: <TriangleAlert size={16} aria-hidden /> },
    ],
  },
]

const narrow = '(max-width: 768px)'

const Shell = ({ isDirty, children }: { isDirty: boolean; children: ReactNode }) => (
  <div style={{ display: 'grid', gridTemplate: '48px minmax(0, 1fr) / auto minmax(0, 1fr)', height: '100vh' }}>
    <TopBar brand="BIP2.0" menus={topMenus} selectedKey="quality" onSelect={() => undefined} style={{ gridColumn: '1 / 3' }}>
      <TopTools />
    </TopBar>
    <SideNav groups={qualityNav} selectedKey="incoming" onSelect={() => undefined} isCollapsed={useMedia(narrow)} />
    <div style={{ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 }}>
      <TabStrip
        tabs={[...tabs, { key: 'QI', label: 'QI-2026-00417', isClosable: true, isDirty }]}
        selectedKey="QI"
        onSelect={() => undefined}
        onClose={() => undefined}
        onCloseAll={() => undefined}
      />
      {children}
    </div>
  </div>
)

const Notes = () => (
  <aside aria-label="参考" style={{ display: 'grid', alignContent: 'start', gap: 16 }}>
    <Card title="供应商近 6 个月">
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16 }}>
        <Statistic label="批次合格率" value="96.4" unit="%" note="较上期 −1.2" />
        <Statistic label="退货批次" value="2" tone="warning" note="共 56 批" />
      </div>
    </Card>
    <Card title="流程">
      <Timeline
        items={[
          { key: 'arrival', title: '到货登记', note: '赵海燕', time: '11-20 09:12' },
          { key: 'check', title: '来料检验', note: '王敏', tone: 'info', isCurrent: true },
          { key: 'review', title: '质量审核', note: '陈立新', isWaiting: true },
          { key: 'store', title: '入库', isWaiting: true },
        ]}
      />
    </Card>
    <Card title="填写说明">
      <ul style={{ display: 'grid', gap: 6, margin: 0, paddingInlineStart: 18, color: 'var(--text-muted)', fontSize: 13 }}>
        <li>实测值填样本中最不利的一件。</li>
        <li>任一关键尺寸超差，整批不得判为合格。</li>
        <li>让步接收由质量经理在审核时确认。</li>
      </ul>
    </Card>
  </aside>
)

const InspectionPage = ({ values = inspection }: { values?: Inspection }) => {
  const form = useForm<Inspection>({ defaultValues: values })
  const { isDirty } = form.formState
  const [savedAt, setSavedAt] = useState('09:40')
  const isNarrow = useMedia(narrow)
  return (
    <Shell isDirty={isDirty}>
      <main style={{ flex: 1, minHeight: 0, padding: '16px 20px 0', overflow: 'auto' }}>
        <PageHeader
          back={() => undefined}
          title="来料检验单"
          tag={<Tag tone="info">待检</Tag>}
          note="QI-2026-00417 · 王敏 · 2026-11-20"
          actions={<Button variant="quiet">打印</Button>}
        />
        {/* The notes go below the form where both have no room side by side. */}
        <div
          style={{
            display: 'grid',
            gridTemplateColumns: isNarrow ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) clamp(240px, 22%, 320px)',
            gap: 16,
          }}
        >
          <Form<Inspection>
            form={form}
            columns={3}
            aria-label="来料检验单"
            onSubmit={async (sent) => {
              await submit(sent)
              form.reset(sent)
              toast.success('检验单已提交审核')
            }}
          >
            <Alert tone="warning" style={{ gridColumn: '1 / -1' }}>
              该批次关联的订单将于 12 月 8 日发运，请在今天完成检验。
            </Alert>
            <FormErrorSummary />
            <InspectionSections />
            <FormFoot aside={isDirty ? '有未保存的修改' : `草稿保存于 ${savedAt}`} style={{ marginBottom: 16 }}>
              <Button type="submit" variant="primary">
                提交审核
              </Button>
              <Button
                onPress={() => {
                  form.reset(form.getValues())
                  setSavedAt('10:05')
                }}
              >
                保存草稿
              </Button>
              <Button type="reset" variant="quiet">
                撤销修改
              </Button>
            </FormFoot>
          </Form>
          <Notes />
        </div>
      </main>
    </Shell>
  )
}

const meta = {
  title: 'Pages/Form page',
  component: InspectionPage,
  parameters: { isBare: true, guide: formGuide },
  beforeEach: () => {
    submit.mockReset()
  },
} satisfies Meta<typeof InspectionPage>

export default meta
type Story = StoryObj<typeof meta>

/** A whole form page in use: what is missing is shown, the conclusion asks for its reason, and what is sent is what stands there. */
export const QualityInspection: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }))
    await waitFor(() => expect(canvas.getByText('有 2 项需要修改')).toBeVisible())
    const third = within(canvas.getByRole('group', { name: '第 3 行' }))
    const measured = third.getByRole('spinbutton', { name: /实测值/ })
    await expect(measured).toHaveFocus()
    await userEvent.type(measured, '60.08')
    await expect(await canvas.findByText('1 项超差')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /让步接收/ }))
    await userEvent.type(
      await canvas.findByRole('textbox', { name: /处置说明/ }),
      '孔距超差 0.03 mm，装配时以调整垫片补偿，不影响精度。',
    )
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }))
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1))
    await expect(submit.mock.calls[0]?.[0]).toMatchObject({ verdict: 'concession', readings: [{}, {}, { measured: '60.08' }] })
  },
}

export const Fresh: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Compact: Story = { globals: { density: 'compact' } }
