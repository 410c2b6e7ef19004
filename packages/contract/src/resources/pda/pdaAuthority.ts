import { label } from '../../i18n.ts'
import { codeSigns } from '../../resource/codeSigns.ts'
import { defineResource, standardCalls } from '../../resource/core.ts'
import { enabled } from './enabled.ts'

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
