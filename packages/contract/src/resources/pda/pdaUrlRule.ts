import { label } from '../../i18n.ts'
import { defineResource, standardCalls } from '../../resource/core.ts'
import { enabled } from './enabled.ts'

/** Where a scanned address leads in the handheld app. */
export const pdaUrlRule = defineResource({
  key: 'pdaUrlRule',
  path: '/blade-pda/url-match-rule',
  calls: standardCalls(),
  label: label('网址匹配规则', 'Address rule', 'Quy tắc địa chỉ'),
  icon: 'scan-line',
  display: 'ruleName',
  fields: {
    ruleName: {
      kind: 'text',
      label: label('规则名称', 'Rule', 'Tên quy tắc'),
      required: true,
      max: 60,
      searchable: true,
      unique: true,
      sortable: true,
      width: 180,
    },
    prefix: {
      kind: 'text',
      label: label('网址前缀', 'Address begins with', 'Địa chỉ bắt đầu bằng'),
      required: true,
      max: 300,
      searchable: true,
      width: 280,
    },
    target: {
      kind: 'text',
      label: label('打开页面', 'Opens', 'Mở trang'),
      required: true,
      max: 200,
      // A script or another scheme would run in the app that scanned it.
      pattern: '(/(?![/\\\\])|https?://)[^\\s\\\\]*',
      messages: {
        pattern: label(
          '填写以 / 开头的页面路径，或以 http(s):// 开头的地址，不含空格',
          'Give a path that begins with / or an address that begins with http(s)://, without blanks',
          'Nhập đường dẫn bắt đầu bằng / hoặc địa chỉ bắt đầu bằng http(s)://, không có khoảng trắng',
        ),
      },
      width: 220,
    },
    sort: { kind: 'number', label: label('优先级', 'Order', 'Thứ tự'), min: '0', initial: '0', sortable: true, width: 90 },
    status: enabled,
  },
  list: { columns: ['ruleName', 'prefix', 'target', 'sort', 'status'], filters: ['ruleName', 'status'], sort: 'sort' },
  form: [
    {
      label: label('网址匹配规则', 'Address rule', 'Quy tắc địa chỉ'),
      fields: ['ruleName', 'prefix', 'target', 'sort', 'status'],
    },
  ],
  menu: { group: 'system.pda', path: '/system/pda-url-rule', order: 2 },
})
