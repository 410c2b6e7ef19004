import { label } from '../../i18n.ts'
import { defineResource, standardCalls } from '../../resource/core.ts'

/** A short address, `/jump/{id}`, and what it leads to: printed on labels and machines, so its target may change while it may not. */
export const jumpLink = defineResource({
  key: 'jumpLink',
  path: '/blade-bip/plus/jump-link',
  calls: standardCalls(),
  label: label('跳转链接', 'Jump link', 'Liên kết chuyển hướng'),
  icon: 'link',
  display: 'name',
  fields: {
    name: {
      kind: 'text',
      label: label('名称', 'Name', 'Tên'),
      required: true,
      max: 100,
      searchable: true,
      sortable: true,
      width: 220,
    },
    url: {
      kind: 'text',
      label: label('目标地址', 'Target', 'Địa chỉ đích'),
      hint: label(
        '本系统路径（/crm/customer）或 http(s) 地址',
        'A path of the portal (/crm/customer) or an address with http(s)',
        'Đường dẫn trong hệ thống (/crm/customer) hoặc địa chỉ http(s)',
      ),
      required: true,
      max: 500,
      pattern: '(/(?![/\\\\])|https?://|\\{host\\}/)[^\\s\\\\]*',
      messages: {
        pattern: label(
          '填写以 / 开头的本系统路径，或以 http(s):// 开头的地址，不含空格',
          'Give a path that begins with / or an address that begins with http(s)://, without blanks',
          'Nhập đường dẫn bắt đầu bằng / hoặc địa chỉ bắt đầu bằng http(s)://, không có khoảng trắng',
        ),
      },
      width: 320,
    },
    isEnabled: { kind: 'boolean', label: label('启用', 'In use', 'Đang dùng'), initial: true, width: 90 },
  },
  list: { columns: ['name', 'id', 'url', 'isEnabled', 'createTime'], filters: ['name', 'isEnabled'] },
  form: [{ label: label('跳转链接', 'Jump link', 'Liên kết chuyển hướng'), fields: ['name', 'url', 'isEnabled'] }],
  menu: { group: 'system.basics', path: '/system/jump', order: 9 },
})
