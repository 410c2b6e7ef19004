import { label } from '../../i18n.ts'
import { defineResource, standardCalls } from '../../resource/core.ts'
import { paperFields } from './paperFields.ts'

/** A file of a project, at the stage that it belongs to. */
export const projectFile = defineResource({
  key: 'projectFile',
  path: '/blade-bip/pdp-project-file',
  calls: standardCalls(),
  label: label('项目文件', 'Project file', 'Tệp dự án'),
  icon: 'folder-kanban',
  display: 'fileName',
  subtitle: 'projectCode',
  fields: {
    fileName: {
      kind: 'text',
      label: label('文件名称', 'Name', 'Tên tệp'),
      required: true,
      max: 120,
      searchable: true,
      sortable: true,
      width: 260,
    },
    projectCode: {
      kind: 'text',
      label: label('项目编号', 'Project code', 'Mã dự án'),
      required: true,
      max: 40,
      searchable: true,
      sortable: true,
      width: 130,
    },
    projectName: {
      kind: 'text',
      label: label('项目名称', 'Project', 'Tên dự án'),
      required: true,
      max: 120,
      searchable: true,
      width: 240,
    },
    stage: {
      kind: 'dict',
      label: label('项目阶段', 'Stage', 'Giai đoạn'),
      dictionary: 'DC_PROJECT_STAGE',
      required: true,
      indexed: true,
      width: 160,
    },
    ...paperFields,
    remark: { kind: 'longText', label: label('备注', 'Remark', 'Ghi chú'), max: 1000 },
  },
  list: {
    columns: ['fileName', 'projectCode', 'projectName', 'stage', 'category', 'edition', 'files', 'ownerId', 'updateTime'],
    filters: ['fileName', 'projectCode', 'projectName', 'stage', 'category', 'ownerId'],
    sort: 'projectCode',
  },
  form: [
    {
      label: label('项目文件', 'Project file', 'Tệp dự án'),
      fields: ['projectCode', 'projectName', 'stage', 'fileName', 'category', 'edition', 'ownerId', 'files', 'remark'],
    },
  ],
  transfer: false,
  menu: { group: 'knowledge.files', path: '/knowledge/project-file', order: 3 },
})
