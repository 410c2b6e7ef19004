import { label } from '../../i18n.ts'
import { defineResource, post, standardCalls } from '../../resource/core.ts'

/** How forms of requests are drawn: lines and corners. Everybody chooses one of them. */
export const formTheme = defineResource({
  key: 'formTheme',
  path: '/blade-workflow/design/form/theme',
  calls: { ...standardCalls(), update: post('update') },
  label: label('表单主题', 'Form theme', 'Giao diện biểu mẫu'),
  icon: 'sliders-horizontal',
  display: 'name',
  subtitle: 'themeKey',
  fields: {
    name: {
      kind: 'text',
      label: label('主题名称', 'Name', 'Tên giao diện'),
      required: true,
      max: 60,
      searchable: true,
      sortable: true,
      width: 200,
    },
    themeKey: {
      kind: 'text',
      label: label('主题标识', 'Key', 'Mã giao diện'),
      hint: label('未选择主题时使用 default', 'Where nobody chose one, “default” is used', 'Khi chưa chọn thì dùng “default”'),
      required: true,
      max: 40,
      unique: true,
      width: 160,
    },
    styles: {
      kind: 'lines',
      label: label('样式变量', 'Variables', 'Biến kiểu dáng'),
      maxLines: 20,
      fields: {
        variable: {
          kind: 'dict',
          label: label('变量', 'Variable', 'Biến'),
          dictionary: 'DC_FORM_STYLE',
          required: true,
          width: 200,
        },
        setting: {
          kind: 'text',
          label: label('取值', 'Value', 'Giá trị'),
          hint: label(
            '颜色如 #8FA3B8，圆角如 8px',
            'A colour such as #8FA3B8, a corner such as 8px',
            'Màu như #8FA3B8, góc bo như 8px',
          ),
          required: true,
          max: 20,
          width: 160,
        },
      },
    },
    isActive: { kind: 'boolean', label: label('启用', 'Active', 'Đang dùng'), initial: true, indexed: true, width: 80 },
    remark: { kind: 'text', label: label('备注', 'Remark', 'Ghi chú'), max: 200, width: 220 },
  },
  list: {
    columns: ['name', 'themeKey', 'isActive', 'remark', 'updateTime'],
    filters: ['name', 'themeKey', 'isActive'],
    sort: 'name',
  },
  form: [
    { label: label('主题', 'Theme', 'Giao diện'), fields: ['name', 'themeKey', 'isActive', 'remark'] },
    { label: label('样式变量', 'Variables', 'Biến kiểu dáng'), fields: ['styles'] },
  ],
  menu: { group: 'work.design', path: '/work/form-theme', order: 5 },
})
