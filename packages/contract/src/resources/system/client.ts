import { maxRandomText } from '../../crypto/random.ts'
import { label } from '../../i18n.ts'
import { codeSigns } from '../../resource/codeSigns.ts'
import { defineResource, post, standardCalls } from '../../resource/core.ts'

/** Characters of a new secret where nobody asks for another length. */
export const usualSecretLength = '48'

/** A program that signs in on behalf of people. Its secret is made by an action, shown once and kept as a hash. */
export const client = defineResource({
  key: 'client',
  path: '/blade-system/client',
  calls: standardCalls(),
  label: label('应用', 'Client', 'Ứng dụng'),
  icon: 'key-round',
  display: 'clientName',
  subtitle: 'clientId',
  fields: {
    clientId: {
      kind: 'text',
      label: label('应用标识', 'Client id', 'Mã ứng dụng'),
      required: true,
      createOnly: true,
      min: 3,
      max: 40,
      pattern: '[\\w.-]+',
      messages: codeSigns('. - _'),
      searchable: true,
      unique: true,
      sortable: true,
      width: 160,
    },
    clientName: {
      kind: 'text',
      label: label('应用名称', 'Name', 'Tên ứng dụng'),
      required: true,
      max: 60,
      searchable: true,
      sortable: true,
      width: 200,
    },
    grantTypes: {
      kind: 'dict',
      label: label('登录方式', 'Ways to sign in', 'Cách đăng nhập'),
      dictionary: 'DC_GRANT_TYPE',
      multiple: true,
      required: true,
      width: 260,
    },
    accessMinutes: {
      kind: 'number',
      label: label('访问令牌有效期', 'Access token lives', 'Thời hạn mã truy cập'),
      unit: label('分钟', 'min', 'phút'),
      min: '5',
      max: '1440',
      initial: '60',
      required: true,
      width: 140,
    },
    sessionDays: {
      kind: 'number',
      label: label('会话有效期', 'Session lives', 'Thời hạn phiên'),
      unit: label('天', 'days', 'ngày'),
      min: '1',
      max: '90',
      initial: '30',
      required: true,
      width: 130,
    },
    status: {
      kind: 'dict',
      label: label('状态', 'Status', 'Trạng thái'),
      dictionary: 'DC_ENABLED',
      required: true,
      initial: 'enabled',
      indexed: true,
      width: 120,
    },
    remark: { kind: 'longText', label: label('备注', 'Remark', 'Ghi chú') },
  },
  list: {
    columns: ['clientName', 'clientId', 'grantTypes', 'accessMinutes', 'sessionDays', 'status', 'createTime'],
    filters: ['clientName', 'status'],
  },
  form: [
    {
      label: label('应用', 'Client', 'Ứng dụng'),
      fields: ['clientName', 'clientId', 'grantTypes', 'accessMinutes', 'sessionDays', 'status', 'remark'],
    },
  ],
  actions: {
    newSecret: {
      call: post('new-secret'),
      label: label('生成密钥', 'New secret', 'Tạo khóa bí mật'),
      icon: 'key-round',
      bulk: false,
      args: {
        length: {
          kind: 'number',
          label: label('密钥长度', 'Length of the secret', 'Độ dài khóa'),
          unit: label('个字符', 'characters', 'ký tự'),
          min: '24',
          max: String(maxRandomText),
          messages: {
            tooBig: label('长度最大值不能超过 {max}', 'The length must not exceed {max}', 'Độ dài không được vượt quá {max}'),
          },
          initial: usualSecretLength,
        },
      },
      confirm: label(
        '生成新密钥？旧密钥立即失效，新密钥只显示一次',
        'Make a new secret? The old one stops at once; the new one is shown once',
        'Tạo khóa mới? Khóa cũ mất hiệu lực ngay; khóa mới chỉ hiển thị một lần',
      ),
      success: label('密钥已生成', 'Secret made', 'Đã tạo khóa'),
      tells: { secret: label('密钥', 'Secret', 'Khóa bí mật') },
    },
  },
  transfer: false,
  menu: { group: 'system.access', path: '/system/client', order: 5 },
})
