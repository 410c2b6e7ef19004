import { label } from '../i18n.ts'
import { defineResource, standardCalls } from '../resource/core.ts'
import { codeSigns } from './codeSigns.ts'

const enabled = {
  kind: 'dict',
  label: label('状态', 'Status', 'Trạng thái'),
  dictionary: 'DC_ENABLED',
  required: true,
  initial: 'enabled',
  indexed: true,
  width: 120,
} as const

/** A version of the handheld app. The newest enabled one is what the QR code leads to. */
export const pdaVersion = defineResource({
  key: 'pdaVersion',
  path: '/blade-pda/version',
  calls: standardCalls(),
  label: label('手持端版本', 'Handheld version', 'Phiên bản thiết bị cầm tay'),
  icon: 'smartphone',
  display: 'versionName',
  fields: {
    versionName: {
      kind: 'text',
      label: label('版本名称', 'Version', 'Phiên bản'),
      required: true,
      max: 30,
      searchable: true,
      unique: true,
      sortable: true,
      width: 140,
    },
    versionCode: {
      kind: 'number',
      label: label('版本号', 'Number', 'Số phiên bản'),
      required: true,
      min: '1',
      sortable: true,
      width: 110,
    },
    downloadUrl: {
      kind: 'text',
      label: label('下载地址', 'Download address', 'Địa chỉ tải'),
      format: 'url',
      required: true,
      max: 500,
      width: 320,
    },
    isForced: { kind: 'boolean', label: label('强制更新', 'Must update', 'Bắt buộc cập nhật'), width: 110 },
    status: enabled,
    remark: { kind: 'longText', label: label('更新说明', 'What is new', 'Nội dung cập nhật') },
  },
  list: {
    columns: ['versionName', 'versionCode', 'downloadUrl', 'isForced', 'status', 'createTime'],
    filters: ['versionName', 'status'],
    sort: '-versionCode',
  },
  form: [
    {
      label: label('手持端版本', 'Handheld version', 'Phiên bản thiết bị cầm tay'),
      fields: ['versionName', 'versionCode', 'downloadUrl', 'isForced', 'status', 'remark'],
    },
  ],
  menu: { group: 'system.pda', path: '/system/pda-version', order: 1 },
})

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

/** What a role may do in the handheld app. */
export const pdaAuthority = defineResource({
  key: 'pdaAuthority',
  path: '/blade-pda/authority',
  calls: standardCalls(),
  label: label('手持端权限', 'Handheld permission', 'Quyền thiết bị cầm tay'),
  icon: 'shield-check',
  display: 'functionName',
  subtitle: 'functionCode',
  fields: {
    functionName: {
      kind: 'text',
      label: label('功能名称', 'Function', 'Chức năng'),
      required: true,
      max: 60,
      searchable: true,
      sortable: true,
      width: 180,
    },
    functionCode: {
      kind: 'text',
      label: label('功能编码', 'Code', 'Mã chức năng'),
      required: true,
      max: 60,
      pattern: '[\\w.:-]+',
      messages: codeSigns('. : - _'),
      searchable: true,
      unique: true,
      sortable: true,
      width: 160,
    },
    roleIds: {
      kind: 'dict',
      label: label('角色', 'Roles', 'Vai trò'),
      dictionary: 'ROLE',
      multiple: true,
      required: true,
      width: 220,
    },
    status: enabled,
  },
  list: { columns: ['functionName', 'functionCode', 'roleIds', 'status', 'createTime'], filters: ['functionName', 'status'] },
  form: [
    {
      label: label('手持端权限', 'Handheld permission', 'Quyền thiết bị cầm tay'),
      fields: ['functionName', 'functionCode', 'roleIds', 'status'],
    },
  ],
  menu: { group: 'system.pda', path: '/system/pda-authority', order: 3 },
})
