import { AutoComplete } from '../../AutoComplete/AutoComplete.tsx'
import { Calendar } from '../../Calendar/Calendar.tsx'
import { Cascader } from '../../Cascader/Cascader.tsx'
import { Checkbox } from '../../Checkbox/Checkbox.tsx'
import { CheckboxGroup } from '../../CheckboxGroup/CheckboxGroup.tsx'
import { ColorPicker } from '../../ColorPicker/ColorPicker.tsx'
import { ComboBox } from '../../ComboBox/ComboBox.tsx'
import { DayBounds } from '../../DataTable/filtering/DayBounds.tsx'
import { DatePicker } from '../../DatePicker/DatePicker.tsx'
import { DateRangePicker } from '../../DateRangePicker/DateRangePicker.tsx'
import { DateRangeShortcuts } from '../../DateRangePicker/DateRangeShortcuts.tsx'
import { DateTimePicker } from '../../DateTimePicker/DateTimePicker.tsx'
import { Field } from '../../Field/Field.tsx'
import { Fieldset } from '../../Fieldset/Fieldset.tsx'
import { FileField } from '../../FileField/FileField.tsx'
import { Form } from '../../Form/Form.tsx'
import { FormArray } from '../../Form/FormArray.tsx'
import { FormErrorSummary } from '../../Form/FormErrorSummary.tsx'
import { FormField } from '../../Form/FormField.tsx'
import { FormFoot } from '../../Form/FormFoot.tsx'
import { FormSection } from '../../Form/FormSection.tsx'
import { SchemaForm } from '../../Form/schema/SchemaForm.tsx'
import { MonthPicker } from '../../MonthPicker/MonthPicker.tsx'
import { MultiComboBox } from '../../MultiComboBox/MultiComboBox.tsx'
import { MultiSelect } from '../../MultiSelect/MultiSelect.tsx'
import { NumberField } from '../../NumberField/NumberField.tsx'
import { PasswordField } from '../../PasswordField/PasswordField.tsx'
import { RadioGroup } from '../../RadioGroup/RadioGroup.tsx'
import { Rating } from '../../Rating/Rating.tsx'
import { SearchField } from '../../SearchField/SearchField.tsx'
import { SegmentedControl } from '../../SegmentedControl/SegmentedControl.tsx'
import { Select } from '../../Select/Select.tsx'
import { RangeSlider } from '../../Slider/RangeSlider.tsx'
import { Slider } from '../../Slider/Slider.tsx'
import { Switch } from '../../Switch/Switch.tsx'
import { TextArea } from '../../TextArea/TextArea.tsx'
import { TextField } from '../../TextField/TextField.tsx'
import { TimePicker } from '../../TimePicker/TimePicker.tsx'
import { Transfer } from '../../Transfer/Transfer.tsx'
import { TreeSelect } from '../../TreeSelect/TreeSelect.tsx'
import { conforms } from '../conformance.tsx'
import { dateWords, nothing } from './shared.ts'

const terms = [
  { value: 'cif', label: '到岸价' },
  { value: 'fob', label: '离岸价' },
]
const field = { label: '贸易条款', hint: '以合同为准' }
const branch = [{ key: 'D3', label: '供应链中心', children: [{ key: 'D31', label: '采购部' }] }]

conforms({
  name: 'TextField',
  render: (props) => <TextField {...field} {...props} />,
  canDisable: true,
  data: { size: 'medium' },
})
conforms({ name: 'TextArea', render: (props) => <TextArea {...field} maxLength={200} {...props} />, canDisable: true })
conforms({ name: 'PasswordField', render: (props) => <PasswordField label="密码" {...props} />, canDisable: true })
conforms({
  name: 'NumberField',
  render: (props) => <NumberField label="数量" unit="台" hasSteppers min="0" defaultValue="12" {...props} />,
  canDisable: true,
})
conforms({ name: 'SearchField', render: (props) => <SearchField {...props} />, canDisable: true })
conforms({ name: 'Checkbox', render: (props) => <Checkbox label="含税" {...props} />, canDisable: true })
conforms({
  name: 'CheckboxGroup',
  render: (props) => <CheckboxGroup {...field} options={terms} {...props} />,
  canDisable: true,
})
conforms({ name: 'RadioGroup', render: (props) => <RadioGroup {...field} options={terms} {...props} />, canDisable: true })
conforms({ name: 'Switch', render: (props) => <Switch label="到货提醒" {...props} />, canDisable: true })
conforms({
  name: 'SegmentedControl',
  render: (props) => <SegmentedControl label="视图" items={terms} {...props} />,
  canDisable: true,
  data: { size: 'medium' },
})
conforms({ name: 'Select', render: (props) => <Select {...field} options={terms} isClearable {...props} />, canDisable: true })
conforms({
  name: 'MultiSelect',
  render: (props) => <MultiSelect {...field} options={terms} defaultValue={['cif']} {...props} />,
  canDisable: true,
})
conforms({ name: 'ComboBox', render: (props) => <ComboBox {...field} options={terms} {...props} />, canDisable: true })
conforms({
  name: 'MultiComboBox',
  render: (props) => <MultiComboBox {...field} options={terms} defaultValue={['cif']} {...props} />,
  canDisable: true,
})
conforms({
  name: 'DatePicker',
  render: (props) => <DatePicker label="需求日期" timeZone="Asia/Shanghai" {...props} />,
  canDisable: true,
  alsoSays: dateWords,
})
conforms({
  name: 'DateRangePicker',
  render: (props) => <DateRangePicker label="采购日期" timeZone="Asia/Shanghai" {...props} />,
  canDisable: true,
  alsoSays: dateWords,
})
conforms({
  name: 'DateRangeShortcuts',
  render: (props) => <DateRangeShortcuts value={null} onChange={nothing} timeZone="Asia/Shanghai" {...props} />,
})
conforms({
  name: 'DayBounds',
  render: (props) => <DayBounds label="交期" from="2026-11-20" onChange={nothing} timeZone="Asia/Shanghai" {...props} />,
  alsoSays: dateWords,
})
conforms({
  name: 'DateTimePicker',
  render: (props) => <DateTimePicker label="计划开工" timeZone="Asia/Shanghai" {...props} />,
  canDisable: true,
  alsoSays: dateWords,
})
conforms({
  name: 'Calendar',
  render: (props) => <Calendar label="排产日历" defaultValue="2026-11-20" timeZone="Asia/Shanghai" {...props} />,
  alsoSays: dateWords,
})
conforms({ name: 'AutoComplete', render: (props) => <AutoComplete {...field} options={terms} {...props} />, canDisable: true })
conforms({
  name: 'ColorPicker',
  render: (props) => <ColorPicker label="产线颜色" defaultValue="#1f6fb4" {...props} />,
  canDisable: true,
  alsoSays: /^[a-f]+$/,
})
conforms({
  name: 'Fieldset',
  render: (props) => (
    <Fieldset legend="联系人" {...props}>
      <TextField label="姓名" />
    </Fieldset>
  ),
  canDisable: true,
})
conforms({
  name: 'MonthPicker',
  render: (props) => <MonthPicker label="结算月份" timeZone="Asia/Shanghai" {...props} />,
  canDisable: true,
})
conforms({
  name: 'RangeSlider',
  render: (props) => <RangeSlider label="交期" defaultValue={[20, 60]} {...props} />,
  canDisable: true,
})
conforms({ name: 'Rating', render: (props) => <Rating label="交付评价" {...props} />, canDisable: true })
conforms({ name: 'Slider', render: (props) => <Slider label="进度" defaultValue={40} {...props} />, canDisable: true })
conforms({
  name: 'TimePicker',
  render: (props) => <TimePicker label="开工时间" timeZone="Asia/Shanghai" {...props} />,
  canDisable: true,
  alsoSays: dateWords,
})
conforms({
  name: 'FileField',
  render: (props) => (
    <FileField
      label="附件"
      accept=".pdf,.xlsx"
      maxSize={5_000_000}
      maxCount={3}
      files={[{ id: '1', name: '控制柜总装图.pdf', size: 2_400_000, status: 'failed', error: '网络中断' }]}
      onAdd={nothing}
      onRemove={nothing}
      onRetry={nothing}
      {...props}
    />
  ),
  alsoSays: /^(PDF|XLSX|MB)$/,
})
conforms({
  name: 'Field',
  render: (props) => (
    <Field {...field} {...props}>
      {(control) => <input {...control} />}
    </Field>
  ),
})
conforms({
  name: 'Form with FormSection, FormField, FormErrorSummary and FormFoot',
  render: (props) => (
    <Form onSubmit={nothing} {...props}>
      <FormErrorSummary />
      <FormSection title="基本信息" isFoldable>
        <FormField name="supplier" label="供应商" rules={{ required: true }} render={(own) => <TextField {...own} />} />
      </FormSection>
      <FormFoot />
    </Form>
  ),
})
conforms({
  name: 'FormArray',
  render: (props) => (
    <Form onSubmit={nothing} defaultValues={{ checks: [{ item: '孔径' }, { item: '平面度' }] }}>
      <FormArray
        name="checks"
        label="检验项目"
        render={({ name }) => <FormField name={`${name}.item`} label="项目" render={(own) => <TextField {...own} />} />}
        {...props}
      />
    </Form>
  ),
})
conforms({
  name: 'SchemaForm',
  render: (props) => (
    <SchemaForm
      onSubmit={nothing}
      defaultValues={{ supplier: null }}
      schema={{ sections: [{ title: '基本信息', items: [{ name: 'supplier', label: '供应商', control: 'text' }] }] }}
      {...props}
    />
  ),
})
conforms({
  name: 'TreeSelect',
  render: (props) => <TreeSelect {...field} nodes={branch} defaultValue="D31" isClearable {...props} />,
  canDisable: true,
})
conforms({
  name: 'TreeSelect for several',
  render: (props) => <TreeSelect {...field} nodes={branch} isMultiple defaultValue={['D31']} {...props} />,
  canDisable: true,
})
conforms({
  name: 'Cascader',
  render: (props) => <Cascader {...field} options={branch} defaultValue={['D3', 'D31']} {...props} />,
  canDisable: true,
})
conforms({
  name: 'Transfer',
  render: (props) => <Transfer {...field} items={[{ key: 'no', label: '单号' }]} isSortable {...props} />,
  canDisable: true,
})
