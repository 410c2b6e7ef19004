import { label } from '../../i18n.ts'
import { defineResource, standardCalls } from '../../resource/core.ts'
import { enabled } from './enabled.ts'

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
