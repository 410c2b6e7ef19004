import { label } from '../../i18n.ts'
import { defineResource, standardCalls } from '../../resource/core.ts'

/** Calls that are guarded beyond their permission: whoever holds no scope that names a guarded call is refused it. */
export const apiScope = defineResource({
  key: 'apiScope',
  path: '/blade-system/api-scope',
  calls: standardCalls(),
  label: label('接口范围', 'API scope', 'Phạm vi API'),
  icon: 'shield-check',
  display: 'scopeName',
  subtitle: 'apiPath',
  fields: {
    scopeName: {
      kind: 'text',
      label: label('名称', 'Name', 'Tên'),
      required: true,
      max: 60,
      searchable: true,
      unique: true,
      sortable: true,
      width: 200,
    },
    apiMethod: {
      kind: 'dict',
      label: label('方法', 'Method', 'Phương thức'),
      dictionary: 'DC_API_METHOD',
      required: true,
      initial: 'ANY',
      width: 100,
    },
    apiPath: {
      kind: 'text',
      label: label('接口路径', 'Path', 'Đường dẫn'),
      hint: label(
        '如 /blade-bip/ScmSupplier/*；末尾的 * 表示其下全部。受控后，仅拥有该范围的角色可调用（登录所需的接口除外）',
        'Such as /blade-bip/ScmSupplier/*; a * at the end means all below. Then only roles with this scope may call it (what signing in needs stays open)',
        'Ví dụ /blade-bip/ScmSupplier/*; dấu * ở cuối là tất cả bên dưới. Khi đó chỉ vai trò có phạm vi này được gọi (trừ lời gọi đăng nhập)',
      ),
      required: true,
      max: 200,
      pattern: '/[\\w\\-./{}]+\\*?',
      messages: {
        pattern: label(
          '以 / 开头，只含字母、数字和 . - _ / { }，末尾可用 *',
          'Begin with /; letters, digits and . - _ / { }, a * at the end if need be',
          'Bắt đầu bằng /; chỉ gồm chữ cái, chữ số và . - _ / { }, có thể kết thúc bằng *',
        ),
      },
      searchable: true,
      width: 300,
    },
    remark: { kind: 'text', label: label('备注', 'Remark', 'Ghi chú'), max: 200, width: 240 },
  },
  list: {
    columns: ['scopeName', 'apiMethod', 'apiPath', 'remark', 'createTime'],
    filters: ['scopeName', 'apiPath'],
    sort: 'scopeName',
  },
  form: [{ label: label('接口范围', 'API scope', 'Phạm vi API'), fields: ['scopeName', 'apiMethod', 'apiPath', 'remark'] }],
  transfer: false,
  menu: { group: 'system.access', path: '/system/api-scope', order: 4 },
})
