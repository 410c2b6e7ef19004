import { label } from '../../i18n.ts'
import { defineResource, standardCalls } from '../../resource/core.ts'
import { paperFields } from './paperFields.ts'

/** A document of the company in its folder. */
export const fileManager = defineResource({
  key: 'fileManager',
  path: '/blade-bip/pms-file-manager',
  calls: standardCalls(),
  label: label('文档', 'Document', 'Tài liệu'),
  icon: 'folder-open',
  display: 'fileName',
  subtitle: 'folder',
  fields: {
    fileName: {
      kind: 'text',
      label: label('文档名称', 'Name', 'Tên tài liệu'),
      required: true,
      max: 120,
      searchable: true,
      sortable: true,
      width: 280,
    },
    folder: {
      kind: 'text',
      label: label('文件夹', 'Folder', 'Thư mục'),
      hint: label(
        '以 / 分级，如 质量/检验标准',
        'Levels with /, such as Quality/Inspection',
        'Phân cấp bằng /, ví dụ Chất lượng/Kiểm tra',
      ),
      required: true,
      max: 120,
      pattern: '[^/\\\\\\s][^/\\\\]*(/[^/\\\\\\s][^/\\\\]*){0,7}',
      messages: {
        pattern: label(
          '用 / 分级，最多 8 级，每级不能为空，也不能以空格开头，如 质量/检验标准',
          'Up to 8 levels with / between them, none empty or beginning with a blank, such as Quality/Inspection',
          'Tối đa 8 cấp phân bằng /, không cấp nào trống hay bắt đầu bằng khoảng trắng, ví dụ Chất lượng/Kiểm tra',
        ),
      },
      searchable: true,
      sortable: true,
      width: 200,
    },
    ...paperFields,
    validFrom: { kind: 'date', label: label('生效日期', 'Valid from', 'Hiệu lực từ'), sortable: true, width: 120 },
    remark: { kind: 'longText', label: label('备注', 'Remark', 'Ghi chú'), max: 1000 },
  },
  list: {
    columns: ['fileName', 'folder', 'category', 'edition', 'files', 'ownerId', 'validFrom', 'updateTime'],
    filters: ['fileName', 'folder', 'category', 'ownerId', 'validFrom'],
    sort: 'folder',
  },
  form: [
    {
      label: label('文档', 'Document', 'Tài liệu'),
      fields: ['fileName', 'folder', 'category', 'edition', 'ownerId', 'validFrom', 'files', 'remark'],
    },
  ],
  transfer: false,
  menu: { group: 'knowledge.files', path: '/knowledge/file-manager', order: 2 },
})
