import { Button } from '../Button/Button.tsx'
import { Descriptions } from '../Descriptions/Descriptions.tsx'
import { FileField } from '../FileField/FileField.tsx'
import { NumberField } from '../NumberField/NumberField.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { Select } from '../Select/Select.tsx'
import { Switch } from '../Switch/Switch.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { FormArray } from './FormArray.tsx'
import { FormField } from './FormField.tsx'
import { FormSection } from './FormSection.tsx'
import { useDerived } from './useDerived.ts'

export type Reading = { item: string; nominal: string | null; tolerance: string | null; measured: string | null }

/** An inspection of incoming goods, as the stories of whole pages fill it in. */
export type Inspection = {
  level: string | null
  sample: string | null
  readings: Reading[]
  verdict: string | null
  reason: string
  tellsSupplier: boolean
  remark: string
}

export const inspection: Inspection = {
  level: 'II',
  sample: '13',
  readings: [
    { item: '导轨直线度', nominal: '0', tolerance: '0.02', measured: '0.014' },
    { item: '滑块预压 Z1', nominal: '480', tolerance: '40', measured: '496' },
    { item: '安装孔距', nominal: '60', tolerance: '0.05', measured: null },
  ],
  verdict: null,
  reason: '',
  tellsSupplier: true,
  remark: '',
}

const levels = [
  { value: 'I', label: '一般检验水平 I' },
  { value: 'II', label: '一般检验水平 II' },
  { value: 'III', label: '一般检验水平 III' },
]

const verdicts = [
  { value: 'pass', label: '合格', note: '入库' },
  { value: 'concession', label: '让步接收', note: '须说明偏差与影响' },
  { value: 'reject', label: '退货', note: '通知供应商' },
]

const isOff = ({ nominal, tolerance, measured }: Reading): boolean =>
  nominal !== null && tolerance !== null && measured !== null && Math.abs(Number(measured) - Number(nominal)) > Number(tolerance)

const countOff = (values: Record<string, unknown>): number => (values as Inspection).readings.filter(isOff).length // the form's own values

/** How many readings lie outside, counted anew only when one of them changes. */
const OffCount = () => {
  const count = useDerived(countOff) ?? 0
  return <span style={{ color: count > 0 ? 'var(--danger)' : 'var(--text-faint)', fontSize: 12 }}>{count} 项超差</span>
}

const isNotPassed = ({ verdict }: Record<string, unknown>): boolean => verdict === 'concession' || verdict === 'reject'

/** What must be said when goods are not simply accepted. */
const Disposal = () =>
  useDerived(isNotPassed) && (
    <>
      <FormField
        name="reason"
        label="偏差与处置说明"
        span={2}
        rules={{ required: true, minLength: 10 }}
        render={(field) => <TextArea {...field} maxLength={300} />}
      />
      <FormField
        name="tellsSupplier"
        label="通知供应商并要求 8D 报告"
        render={(field) => <Switch {...field} hint="供应商将在 24 小时内收到" />}
      />
    </>
  )

const facts = [
  { key: 'order', label: '采购订单', content: 'PO-2026-01187' },
  { key: 'supplier', label: '供应商', content: '宁波海岭传动科技' },
  { key: 'material', label: '物料', content: '直线导轨 HGR25 · 1.03.07.00412' },
  { key: 'lot', label: '批次', content: 'HL-2611-04' },
  { key: 'quantity', label: '到货数量', content: '240 件' },
  { key: 'arrived', label: '到货时间', content: '2026-11-20 09:12' },
]

/** The sections of the inspection. */
export const InspectionSections = () => (
  <>
    <FormSection title="来料信息" extra={<Button size="small">查看订单</Button>}>
      <Descriptions items={facts} columns={3} style={{ gridColumn: '1 / -1' }} />
    </FormSection>
    <FormSection title="抽样方案" note="按 GB/T 2828.1；样本量随检验水平与批量给出，可以改大。">
      <FormField
        name="level"
        label="检验水平"
        rules={{ required: true }}
        render={(field) => <Select {...field} options={levels} />}
      />
      <FormField
        name="sample"
        label="样本量"
        rules={{ required: true, min: { value: '13', message: '不能少于方案给出的 13 件' }, max: '240' }}
        render={(field) => <NumberField {...field} precision={0} unit="件" hint="方案给出 13 件" />}
      />
    </FormSection>
    <FormSection title="检验记录" extra={<OffCount />}>
      <FormArray
        name="readings"
        label="检验项目"
        min={1}
        newRow={{ item: '', nominal: null, tolerance: null, measured: null }}
        addLabel="添加检验项目"
        template="minmax(140px, 2fr) 1fr 1fr 1fr"
        render={({ name }) => (
          <>
            <FormField
              name={`${name}.item`}
              label="项目"
              rules={{ required: true }}
              render={(field) => <TextField {...field} />}
            />
            <FormField
              name={`${name}.nominal`}
              label="标准值"
              rules={{ required: true }}
              render={(field) => <NumberField {...field} align="end" unit="mm" />}
            />
            <FormField
              name={`${name}.tolerance`}
              label="公差 ±"
              rules={{ required: true }}
              render={(field) => <NumberField {...field} align="end" min="0" unit="mm" />}
            />
            <FormField
              name={`${name}.measured`}
              label="实测值"
              rules={{ required: true }}
              render={(field) => <NumberField {...field} align="end" unit="mm" />}
            />
          </>
        )}
      />
    </FormSection>
    <FormSection title="结论">
      <FormField
        name="verdict"
        label="判定"
        span="full"
        rules={{ required: '请给出判定' }}
        render={(field) => <RadioGroup {...field} options={verdicts} />}
      />
      <Disposal />
    </FormSection>
    <FormSection title="附件与备注" isFoldable>
      <FormField name="remark" label="备注" span="full" render={(field) => <TextArea {...field} minRows={2} maxLength={300} />} />
      <FileField
        label="检验照片与报告"
        files={[{ id: 'f1', name: '直线度曲线 HL-2611-04.pdf', size: 482_000 }]}
        accept="image/*,.pdf"
        onAdd={() => undefined}
        style={{ gridColumn: '1 / -1' }}
      />
    </FormSection>
  </>
)
