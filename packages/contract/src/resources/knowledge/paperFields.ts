import { label } from '../../i18n.ts'

/** Fields of a record that keeps files as a document. */
export const paperFields = {
  category: {
    kind: 'dict',
    label: label('类别', 'Category', 'Loại'),
    dictionary: 'DC_FILE_CATEGORY',
    required: true,
    indexed: true,
    width: 170,
  },
  edition: { kind: 'text', label: label('版次', 'Edition', 'Phiên bản'), max: 20, initial: 'A', width: 80 },
  files: { kind: 'file', label: label('文件', 'Files', 'Tệp'), required: true, maxCount: 9, maxSizeMB: 100, width: 110 },
  ownerId: { kind: 'person', label: label('负责人', 'Responsible', 'Người phụ trách'), width: 130 },
} as const
